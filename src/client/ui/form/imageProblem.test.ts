import { imageProblem } from './imageProblem';

const MB = 1024 * 1024;

test.each(['image/png', 'image/jpeg', 'image/webp'])('%s of at most 5 MB is taken', (type) => {
  expect(imageProblem({ type, size: 5 * MB })).toBeUndefined();
});

test.each([
  [{ type: 'image/png', size: 5 * MB + 1 }, 'Bilden är för stor. Välj en fil på högst 5 MB.'],
  [{ type: 'image/png', size: 0 }, 'Filen är tom. Välj en annan fil.'],
  [{ type: 'image/gif', size: 100 }, 'Bilden ska vara PNG, JPEG eller WebP. Välj en annan fil.'],
  [{ type: 'application/pdf', size: 100 }, 'Bilden ska vara PNG, JPEG eller WebP. Välj en annan fil.'],
])('%j is reported: %s', (file, problem) => {
  expect(imageProblem(file)).toBe(problem);
});
