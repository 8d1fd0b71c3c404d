import { mailLinks } from './mailLinks';

const MAIL = { subject: 'Resultat: Torsdag 3', body: 'Torsdag 3\n1. SWE 57 Åsa\nhttps://exempel.se/r/ess' };
const some = (count: number) => Array.from({ length: count }, (_, index) => `seglare.nummer${index}@exempel.se`);

test('everybody is in blind copy of one mail, with the text and the link', () => {
  const [only, ...others] = mailLinks(some(3), MAIL);
  expect(others).toEqual([]);
  expect(only?.label).toBe('Mejla de anmälda (3)');
  const fields = new URLSearchParams(only?.href.replace('mailto:?', ''));
  expect(Object.fromEntries(fields)).toEqual({
    bcc: 'seglare.nummer0@exempel.se,seglare.nummer1@exempel.se,seglare.nummer2@exempel.se',
    ...MAIL,
  });
});

test('more addresses than a link can hold are several mails, and nobody is left out or mailed twice', () => {
  const addresses = some(120);
  const links = mailLinks(addresses, MAIL);
  expect(links.length).toBeGreaterThan(1);
  expect(links.every(({ href }) => href.length <= 1_800)).toBe(true);
  expect(links[0]?.label).toMatch(/^Mejla 1–\d+ av 120$/);
  expect(links.at(-1)?.label).toMatch(/–120 av 120$/);
  const all = links.flatMap(({ href }) => new URLSearchParams(href.replace('mailto:?', '')).get('bcc')?.split(','));
  expect(all).toEqual(addresses);
});

test('without addresses it is a mail that the sender addresses', () => {
  expect(mailLinks([], MAIL)).toEqual([
    { label: 'Mejla resultatet', href: expect.stringMatching(/^mailto:\?subject=Resultat/) },
  ]);
});
