/** The time that the browser has to start reading the file. */
const KEPT_MS = 60_000;

/** Saves what is at an address of this page to the user's downloads. */
export function saveAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Saves a file to the user's downloads. */
export const saveFile = (name: string, content: string, type: string): void =>
  saveAddress(name, URL.createObjectURL(new Blob([content], { type })));
