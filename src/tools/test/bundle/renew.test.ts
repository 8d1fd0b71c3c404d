/** @jest-environment <rootDir>/src/tools/test/bundle/pageEnvironment.cjs */
interface Bundle {
  load: (key: string) => Record<string, unknown>;
  renew: () => void;
}

const { load, renew } = jest.requireActual<Bundle>('./instance.cjs');

test('the modules of the product run again, and those of packages do not', () => {
  const made = () => [load('src/testing/turns.ts').countedImmediates, load('react').createElement];
  const [ours, ofReact] = made();
  expect(made()[0]).toBe(ours);
  renew();
  expect(made()[0]).not.toBe(ours);
  expect(made()[1]).toBe(ofReact);
});
