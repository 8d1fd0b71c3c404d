/** A file that has been fetched: what it is called, and its address within the page. */
export interface SavedFile {
  name: string;
  address: string;
}

/** The file of an answer. */
export async function savedFile(response: Response): Promise<SavedFile> {
  const [, name = 'styrbord'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name, address: URL.createObjectURL(await response.blob()) };
}
