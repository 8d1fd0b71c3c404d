/*
 * Many readers in one process. Asked {read: {url, tokens, count, everyMs, forMs}}, each of them asks for the address
 * again and again, at most once per `everyMs`; says {waits, failed}: how long each answer took in milliseconds, and how
 * many were none.
 */
import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const ask = (url, token) =>
  new Promise((resolve) => {
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'br' };
    get(url, { agent, headers }, (reply) => {
      reply.resume();
      reply.on('end', () => resolve(reply.statusCode === 200));
    }).on('error', () => resolve(false));
  });

process.on('message', async ({ read: { url, tokens, count, everyMs, forMs } }) => {
  const waits = [];
  let failed = 0;
  const end = performance.now() + forMs;
  const reader = async (_, index) => {
    await sleep((everyMs * index) / count);
    while (performance.now() < end) {
      const from = performance.now();
      if (!(await ask(url, tokens[index % tokens.length]))) failed += 1;
      const took = performance.now() - from;
      waits.push(took);
      await sleep(Math.max(0, everyMs - took));
    }
  };
  await Promise.all(Array.from({ length: count }, reader));
  process.send({ waits, failed });
});
process.on('disconnect', () => process.exit());
