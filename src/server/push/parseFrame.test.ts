import { parseFrame } from './parseFrame';

test('a subscription is read with what it carries', () => {
  expect(parseFrame('{"type":"subscribe","group":"club_12","cursor":"k3f9.7","token":"abc"}')).toEqual({
    type: 'subscribe',
    group: 'club_12',
    cursor: 'k3f9.7',
    token: 'abc',
  });
});

test('a ping needs nothing else', () => {
  expect(parseFrame('{"type":"ping","extra":1}')).toEqual({ type: 'ping', id: undefined });
});

test.each(['', 'ping', '[]', '"ping"', '1', 'null', '{"type":"ping"'])('%p is not a JSON object', (text) => {
  expect(parseFrame(text)).toBeNull();
});

test.each(['{}', '{"type":"unsubscribe"}', '{"type":1}'])('%p is well formed and unknown', (text) => {
  expect(parseFrame(text)).toEqual({ type: 'unknown' });
});
