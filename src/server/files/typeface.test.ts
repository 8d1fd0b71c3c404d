/** @jest-environment <rootDir>/src/tools/test/bundle/ownNodeEnvironment.cjs */
import { readPdf } from '../../testing/readPdf';
import { drawPaper } from './paper/drawPaper';

const paper = (title: string) => ({
  club: 'Ö',
  title,
  state: 'Ö',
  facts: [],
  note: '',
  tables: [],
  legend: [],
  madeAt: 0,
});

test('letters that an earlier paper had as parts of others can be read: the a of ä, the point of a colon', async () => {
  await drawPaper(paper('Ä: Å ä å ö é'));
  const { pages } = await readPdf(await drawPaper(paper('Sandhamn. Öarna')));
  expect(pages.join()).toContain('Sandhamn. Öarna');
});
