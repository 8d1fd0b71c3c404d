import { PAGE_RIGHTS } from '../../shared/domain/permissionMatrix';
import { buildTestApp, type TestApp } from '../../testing/testApp';

describe('the readable page', () => {
  let server: TestApp;
  let page: string;
  let policy: string;

  beforeAll(async () => {
    server = await buildTestApp({ site: () => 'https://styrbord.exempel.se' });
    const reply = await server.app.inject({ url: '/api/schema/docs/' });
    page = reply.body;
    policy = String(reply.headers['content-security-policy']);
  });
  afterAll(() => server.close());

  test('has a place for every call, with its summary and a command that makes it', () => {
    const calls = [...server.app.policies.keys()].filter((one) => !/^(HEAD|OPTIONS) |\/ws\//.test(one));
    for (const call of calls.filter((one) => !(one in PAGE_RIGHTS))) {
      const [method, path = ''] = call.split(' ');
      expect(page).toContain(`<code>${method} ${path.replace(/:(\w+)/g, '{$1}')}</code>`);
    }
    expect(page).toContain('Flytta båtar mellan startgrupper, alla eller ingen');
    expect(page).toContain('curl -X POST &#39;https://styrbord.exempel.se/api/feedback/&#39;');
    expect(page).toContain('{&quot;subject&quot;:&quot;Felrapport&quot;,&quot;message&quot;:&quot;Hej.&quot;}');
  });

  test('every link on it leads to something on it, or to the other documents', () => {
    const targets = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    const ids = new Set([...page.matchAll(/id="([^"]+)"/g)].map(([, id]) => `#${id}`));
    const missing = targets.filter((href) => href.startsWith('#') && !ids.has(href));
    expect(missing).toEqual([]);
    expect(new Set(targets.filter((href) => !href.startsWith('#')))).toEqual(
      new Set(['/api/schema/', '/api/schema/push/']),
    );
    expect(ids).toContain('#patch_api_competitors_id_update_elapsed_time');
    expect(ids.size).toBeGreaterThan(150);
  });

  test('loads nothing and runs nothing: only its style is allowed, by the nonce of this answer', async () => {
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy).toBe(`default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`);
    expect(page).toContain(`<style nonce="${nonce}">`);
    expect(page).not.toMatch(/<script|\sstyle=|\son\w+=|<img|<link/);
    const next = await server.app.inject({ url: '/api/schema/docs/' });
    expect(next.body).not.toContain(nonce);
  });

  test('describes the frames of the socket, its limits and how it is closed', () => {
    for (const told of [
      'SubscribeFrame',
      'PushMessage',
      'Meddelanden från klienten i sekunden.',
      '4401',
      'Logga in igen.',
    ]) {
      expect(page).toContain(told);
    }
  });
});
