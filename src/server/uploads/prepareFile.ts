import { fileTypeFromBuffer } from 'file-type';
import { MAX_IMAGE_BYTES, MAX_IMAGE_SIDE_PX, MAX_MAP_BYTES, MAX_MAP_SIDE_PX } from '../../shared/limits';
import { invalid } from '../errors';
import { isImageType, reencode, type ImageRules } from './reencode';
import { uploadTexts, type UploadedFile } from './uploadedFile';

/** The accepted kinds of file, by content. */
type Kind = 'image' | 'pdf';

/** The kind of file that the first bytes identify; undefined for kinds that are not accepted. */
async function sniff(bytes: Buffer): Promise<Kind | undefined> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (isImageType(mime)) return 'image';
  return mime === 'application/pdf' ? 'pdf' : undefined;
}

/** What is stored and served: made by us from what somebody sent, or looked at and left as it is. */
export interface PreparedFile {
  mime: string;
  data: Buffer;
}

interface Rules extends ImageRules {
  maxBytes: number;
  kinds: readonly Kind[];
  endings: readonly string[];
  wrongContent: string;
}

const IMAGE_ENDINGS = ['png', 'jpg', 'jpeg', 'webp'] as const;

const IMAGE: Rules = {
  maxBytes: MAX_IMAGE_BYTES,
  maxSidePx: MAX_IMAGE_SIDE_PX,
  shrinkToPx: 1024,
  kinds: ['image'],
  endings: IMAGE_ENDINGS,
  wrongContent: uploadTexts.notImage,
};

const MAP: Rules = {
  maxBytes: MAX_MAP_BYTES,
  maxSidePx: MAX_MAP_SIDE_PX,
  shrinkToPx: 2400,
  kinds: ['image', 'pdf'],
  endings: [...IMAGE_ENDINGS, 'pdf'],
  wrongContent: uploadTexts.notMap,
};

/** The content decides; the name only words the refusal. */
function wrongKind({ filename }: UploadedFile, { endings, wrongContent }: Rules): string {
  const ending = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase();
  return ending === undefined || endings.includes(ending) ? wrongContent : uploadTexts.wrongEnding(ending, endings);
}

async function prepare(file: UploadedFile, field: string, rules: Rules): Promise<PreparedFile> {
  const refuse = (text: string) => invalid({ [field]: [text] });
  if (file.bytes.length > rules.maxBytes) throw refuse(uploadTexts.tooLarge(rules.maxBytes));
  const kind = await sniff(file.bytes);
  if (!kind || !rules.kinds.includes(kind)) throw refuse(wrongKind(file, rules));
  if (kind === 'pdf') return { mime: 'application/pdf', data: file.bytes };

  const result = await reencode(file.bytes, rules);
  if (result === 'damaged') throw refuse(uploadTexts.notImage);
  if (result === 'too many pixels') throw refuse(uploadTexts.tooManyPixels(rules.maxSidePx));
  return { mime: 'image/webp', data: result };
}

/**
 * A logo or a photo, turned as its camera says, at most 1024 px and without anything that the camera wrote into it.
 * Takes a hundred milliseconds: never within a unit of work. Throws 400 for what is no PNG, JPEG or WebP, or too large.
 */
export const prepareImage = (file: UploadedFile, field: string): Promise<PreparedFile> => prepare(file, field, IMAGE);

/** A map: an image as in `prepareImage`, at most 2400 px, or a PDF as it is. */
export const prepareMap = (file: UploadedFile, field: string): Promise<PreparedFile> => prepare(file, field, MAP);
