import { expect, type Locator, type Page } from '@playwright/test';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Chooses a file as one does: presses the button, and picks it in the box of the browser. */
export async function chooseFile(page: Page, button: Locator, file: ChosenFile): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(file);
}

/** The image is not only there: its bytes came, and were a picture of this size. */
export const expectDrawn = (image: Locator, [width, height]: readonly [number, number]): Promise<void> =>
  expect
    .poll(() =>
      image.evaluate((drawn) => drawn instanceof HTMLImageElement && [drawn.naturalWidth, drawn.naturalHeight]),
    )
    .toEqual([width, height]);
