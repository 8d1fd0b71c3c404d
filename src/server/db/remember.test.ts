import { createRemember } from './remember';

const counting = () => {
  let times = 0;
  return { compute: async () => ({ times: (times += 1) }), times: () => times };
};

test('what belongs to a number is computed once, also for two who ask at once', async () => {
  const remember = createRemember();
  const { compute, times } = counting();
  const answers = await Promise.all([1, 2].map(() => remember({ subject: 'serie 4', number: 7 }, compute)));
  expect(answers).toEqual([{ times: 1 }, { times: 1 }]);
  expect(await remember({ subject: 'serie 4', number: 8 }, compute)).toEqual({ times: 2 });
  expect(await remember({ subject: 'serie 5', number: 8 }, compute)).toEqual({ times: 3 });
  expect(times()).toBe(3);
});

test('an older number is computed anew and does not displace the newer one', async () => {
  const remember = createRemember();
  const { compute } = counting();
  await remember({ subject: 'serie 4', number: 8 }, compute);
  expect(await remember({ subject: 'serie 4', number: 7 }, compute)).toEqual({ times: 2 });
  expect(await remember({ subject: 'serie 4', number: 8 }, compute)).toEqual({ times: 1 });
});

test('the subject that was asked for longest ago is forgotten first', async () => {
  const remember = createRemember(2);
  const { compute } = counting();
  const ask = (subject: string) => remember({ subject, number: 1 }, compute);
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  expect(await ask('a')).toEqual({ times: 1 });
  expect(await ask('b')).toEqual({ times: 4 });
});

test('a failure is not remembered', async () => {
  const remember = createRemember();
  const derived = { subject: 'serie 4', number: 1 };
  await expect(remember(derived, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await remember(derived, async () => ({ well: true }))).toEqual({ well: true });
});
