import { extractText, getDocumentProxy } from 'unpdf';

/** What a PDF says of itself, the text of its pages, and the tags of their content. */
export async function readPdf(file: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf);
  const { info } = await pdf.getMetadata();
  const tags: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const tree = await (await pdf.getPage(number)).getStructTree();
    // What belongs to other sheets is in the tree without its content.
    tags.push(
      [...JSON.stringify(tree).matchAll(/"role":"(\w+)","children":\[\{"type":"content"/g)].map(([, tag = '']) => tag),
    );
  }
  const isTagged = (await pdf.getMarkInfo())?.Marked === true;
  return { pages: text, info: info as Record<string, unknown>, tags, isTagged };
}
