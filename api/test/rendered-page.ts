import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Points in a mm. */
const POINTS = 72 / 25.4;

export interface RenderedPage {
  /** Red, green and blue at a point in mm from the top left corner of the page. */
  colourAt: (x: number, y: number) => number[];
}

/** Draws the first page of a PDF as a viewer does. */
export async function renderPage(file: Uint8Array): Promise<RenderedPage> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(Buffer.from(file));
  const { data, width } = await document.getPage(0).render({ scale: 1, render: async (page) => page.data });
  document.destroy();
  return {
    colourAt: (x, y) => {
      const at = (Math.round(y * POINTS) * width + Math.round(x * POINTS)) * 4;
      return [...data.subarray(at, at + 3)];
    },
  };
}
