import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A process that stops in order, says so, and does `then`. Resolves with its exit code and what it said. */
async function runProcess(
  then: string,
  { signals = [], stop = "console.log('stopped')" }: { signals?: NodeJS.Signals[]; stop?: string } = {},
) {
  const program = `
    const { stopOnSignals } = await import('${process.env.TEST_PROGRAMS}/processEnd.mjs');
    const log = (details, message) => console.log(message);
    stopOnSignals({ stop: async () => { ${stop} }, delayMs: 0, logger: { fatal: log, info: log } });
    setInterval(() => {}, 1000);
    ${then};
    console.log('running');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const said = text(child.stdout);
  child.stdout.once('data', () => signals.forEach((signal) => child.kill(signal)));
  const [code] = (await ended) as [number | null];
  return { code, said: (await said).trim().split('\n') };
}

test('a signal stops the process in order', async () => {
  expect(await runProcess('', { signals: ['SIGTERM'] })).toEqual({ code: 0, said: ['running', 'stopping', 'stopped'] });
});

test('a second signal ends it at once, however long the stop would take', async () => {
  const { code } = await runProcess('', { signals: ['SIGTERM', 'SIGINT'], stop: 'await new Promise(() => {})' });

  expect(code).toBe(1);
});

test('a stop that fails is told by the exit code', async () => {
  expect((await runProcess('', { signals: ['SIGINT'], stop: "throw new Error('no')" })).code).toBe(1);
});

test.each([
  ['thrown', "setTimeout(() => { throw new Error('nobody') })"],
  ['rejected', "Promise.reject(new Error('nobody'))"],
  ['rejected without a reason', 'Promise.reject()'],
])('what is %s and caught by nobody is logged, and stops the process in order', async (_, then) => {
  expect(await runProcess(then)).toEqual({ code: 1, said: ['running', 'nobody caught this: stopping', 'stopped'] });
});
