import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The SHA-256 of every file of migrations that has been merged. Databases have been made by them. */
const MERGED: Record<string, string> = {
  'autoGroup.ts': '646cc8fa89c34091472592b81392e39dff46b6dc70d448c5c69f34e73771288c',
  'calendars.ts': 'e65790cc9a50b2c1878f664bd5fc43848d9ef05a9caf072bf766860160c80997',
  'courses.ts': '139b1ffdaa8a353020d26fb2360650e0a3886dba66133c65c40c2d7600be90ec',
  'entryDetails.ts': '48712d7101228a2a72381893f1051af76da4673f531aebbe3d65e04c16de25a8',
  'entryImports.ts': '46e51ab6dd33c387e8c263fc032b0332ed0044e898b28ba5dd3ef27df9e11a46',
  'finishDecisions.ts': 'd519ff50cd4daac0d30d1762a8aff98fcbed8ba7797f31ae07490f6140ec4155',
  'finishObservations.ts': '262cdd62199d06a05b9411bc12cd963c4668eb2db4ead0558d8e5e3cf6c897a0',
  'initial.ts': 'ce1f5f51e0d185a6ee6bfea5f4919d0ddd9c7499307352e834ee7738337b5e52',
  'initialEventLog.ts': '68539c0f12849a6be9c7aed16d0ee3fec1972540699cb4a570fb5d3b0d55028a',
  'initialPeople.ts': '4ae6d317cb2867003af0f1d9b3404cee068e2bc4c034792fde8b4adb372e11a7',
  'initialSailings.ts': '922ab44658d7070b7f6f82b00820b2571cae6cfd4162a281915e5c8944a4963f',
  'limits.ts': 'f510037d904f999d35e66514cd3df0779c65f5de0e262f93bbfba42d3bde3c0c',
  'mail.ts': 'c504810d10cec642dcba6221990c12dc2eddc51a39a4a0a31ceaa3a763314d2b',
  'membership.ts': '6a71dd05da969014221e7a431a129447236e2f45eb020267dea0dbf9b9394cfe',
  'people.ts': '9fa26875ad40dbf439fe4e874cd3b9b0c7a7e72a0f3783cb209a94b7c4a9feac',
  'presence.ts': 'd910ad0668cd19f3796998eed59dc458a5e32350f101555fde44b58ae8ccefb4',
  'publications.ts': '9c9cf0898af5044519eb1b35746497b66b881ee781636dbaf02b7c598eac611f',
  'repairs.ts': '5989909dcc8b473cc4a56466a934797c708be69c32c91bf0d05cf80641a9aff6',
  'results.ts': '6a59e9af29f25857bd72901ff3f726eab300ade3dc8fd001269843aad53981f9',
  'roles.ts': '249e12f2888e76ac4eaf3100ed353b81a3c09fd784fa91d63db8dbd072552465',
  'serieImports.ts': 'a9938fefbdaae2d1c2163a6a9a581a6e6ad6fdb43eb8f2845f3d07e4a533ce78',
  'signalDevices.ts': 'ea925a6fed97ee17f94f566b8fb47dabb7c9a97375caca7c5c8ec926ad7da296',
  'srsTables.ts': '4190215c631e10da12bf2a7a6fd750ba43b22f6d426fbb9bd607e9e0cda216a8',
  'startLog.ts': '1dad8e7044b54b8031109867f42d19ec06702489ed13446e6da50da457812a2a',
  'startSequences.ts': '01ad2f907bf2bf6868d733f10501264a6e1cfe6869467a1d98c7472526e5b1e4',
  'tables.ts': '00c630b08512f33b8d373793f572b57a48813c0d8083fccec86079b7bbd688d3',
};

const contentHash = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(__dirname, file)))
    .digest('hex');

const files = readdirSync(__dirname).filter((file) => !file.endsWith('.test.ts'));

test.each(files)('%s is as it was merged: what is to be otherwise is a new migration', (file) => {
  expect({ file, hash: contentHash(file) }).toEqual({ file, hash: MERGED[file] });
});

test('none that was merged is gone', () => {
  expect(Object.keys(MERGED).filter((file) => !files.includes(file))).toEqual([]);
});
