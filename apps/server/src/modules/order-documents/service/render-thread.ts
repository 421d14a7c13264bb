import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import { pdfLayout } from './pdf-layout.ts';
import type { PrintedDocument } from './printed-document.ts';

/** Renders PDFs in a thread: a long order takes 100 ms of CPU, which would block other requests. */

const font = (face: string): string => fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${face}.ttf`));
const faces = {
  normal: font('Regular'),
  bold: font('Medium'),
  italics: font('Italic'),
  bolditalics: font('MediumItalic'),
};

pdfmake.setFonts({ Roboto: faces });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => Object.values(faces).includes(path));

parentPort?.on('message', (documents: readonly PrintedDocument[]) => {
  render(documents).then(
    (pdf) => parentPort?.postMessage({ pdf }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  );
});

/** Headers and footers of several documents need the pages on which they begin, which the first rendering tells. */
async function render(documents: readonly PrintedDocument[]): Promise<Buffer> {
  const starts = new Map<string, number>();
  if (documents.length > 1) await pdfmake.createPdf(pdfLayout(documents, starts)).getBuffer();
  return pdfmake.createPdf(pdfLayout(documents, starts)).getBuffer();
}
