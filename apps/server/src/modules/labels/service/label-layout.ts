import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { placeOf, type SheetGeometry } from '../rules/sheets.ts';
import type { PrintedLabel, PrintedLabels } from './printed-labels.ts';

/** Points in a millimetre. */
const MM = 72 / 25.4;
const PADDING = 3 * MM;
const BETWEEN = 2 * MM;
const TITLE_SIZE = 8.5;
const FACT_SIZE = 7.5;
const PRICE_SIZE = 11;
const DIGITS_SIZE = 7;
const LINE = 1.2;
/** An EAN at 80 % of its full size, the smallest that every scanner takes. */
const BARCODE = { width: 29.8 * MM, height: 13 * MM };
const QR_SIZE = 18 * MM;
const INK = '#000000';

const fileOf = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));
const FONTS = {
  regular: fileOf('pdfmake/fonts/Roboto/Roboto-Regular.ttf'),
  bold: fileOf('pdfmake/fonts/Roboto/Roboto-Medium.ttf'),
} as const;

// The file is read from the package: the library would fetch it from elsewhere.
const WASM = new Uint8Array(readFileSync(fileOf('zxing-wasm/writer/zxing_writer.wasm'))).buffer;
prepareZXingModule({ overrides: { wasmBinary: WASM } });

type Pdf = InstanceType<typeof PDFDocument>;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Labels as PDF: each in its place on the sheet, with texts that are cut where a label ends. */
export async function renderLabels({ title, sheet, start, labels }: PrintedLabels): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false, info: { Title: title } });
  pdf.registerFont('regular', FONTS.regular).registerFont('bold', FONTS.bold);
  const written = buffer(pdf);
  let pages = 0;
  for (const [index, label] of labels.entries()) {
    const place = placeOf(sheet, index, start);
    for (; pages <= place.page; pages += 1) pdf.addPage({ size: sizeOf(sheet), margin: 0 });
    const [width, height] = sheet.label;
    await drawLabel(pdf, label, {
      left: place.left * MM + PADDING,
      top: place.top * MM + PADDING,
      width: width * MM - 2 * PADDING,
      height: height * MM - 2 * PADDING,
    });
  }
  pdf.end();
  return written;
}

const sizeOf = ({ page: [width, height] }: SheetGeometry): [number, number] => [width * MM, height * MM];

async function drawLabel(pdf: Pdf, label: PrintedLabel, box: Box): Promise<void> {
  const isQr = label.symbol.format === 'QRCode';
  const symbol = isQr ? { width: QR_SIZE, height: QR_SIZE } : BARCODE;
  const titleHeight = 2 * TITLE_SIZE * LINE;
  write(pdf, label.title, { ...box, height: titleHeight, font: 'bold', size: TITLE_SIZE });
  const digits = isQr ? 0 : DIGITS_SIZE * LINE;
  const symbolBox = {
    ...symbol,
    left: box.left + box.width - symbol.width,
    top: box.top + box.height - symbol.height - digits,
  };
  await drawSymbol(pdf, label.symbol, symbolBox);
  if (!isQr) {
    const below = { ...symbolBox, top: symbolBox.top + symbol.height + 1, height: digits };
    write(pdf, label.symbol.text, { ...below, font: 'regular', size: DIGITS_SIZE, align: 'center' });
  }
  const width = box.width - symbol.width - BETWEEN;
  const bottom = box.top + box.height;
  const priceHeight = label.price === null ? 0 : PRICE_SIZE * LINE;
  let top = box.top + titleHeight + BETWEEN / 2;
  for (const fact of label.facts) {
    const height = FACT_SIZE * LINE;
    if (top + height > bottom - priceHeight) break;
    write(pdf, fact, { left: box.left, top, width, height, font: 'regular', size: FACT_SIZE });
    top += height;
  }
  if (label.price !== null) {
    const height = priceHeight;
    write(pdf, label.price, { left: box.left, top: bottom - height, width, height, font: 'bold', size: PRICE_SIZE });
  }
}

interface Words extends Box {
  readonly font: keyof typeof FONTS;
  readonly size: number;
  readonly align?: 'center';
}

/** Writes within the box; what does not fit ends in an ellipsis. */
function write(pdf: Pdf, words: string, { left, top, font, size, ...rest }: Words): void {
  pdf.font(font).fontSize(size).fillColor(INK);
  pdf.text(words, left, top, { ...rest, ellipsis: true, lineGap: 0 });
}

/** Draws the dark squares of a code, rows that are alike as one. */
async function drawSymbol(pdf: Pdf, { format, text }: PrintedLabel['symbol'], box: Box): Promise<void> {
  const { symbol, error } = await writeBarcode(text, { format, addQuietZones: false });
  if (error !== '') throw new Error(error);
  const { data, width, height } = symbol;
  const rows = format === 'QRCode' ? height : 1;
  const [across, down] = [box.width / width, box.height / rows];
  for (let row = 0; row < rows; row += 1) {
    for (let from = 0; from < width; from += 1) {
      let to = from;
      while (to < width && data[row * width + to] === 0) to += 1;
      if (to > from) pdf.rect(box.left + from * across, box.top + row * down, (to - from) * across, down);
      from = to;
    }
  }
  pdf.fill(INK);
}
