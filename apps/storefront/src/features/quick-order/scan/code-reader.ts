import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Finds the codes in the present picture of a video. */
export type CodeReader = (video: HTMLVideoElement) => Promise<readonly string[]>;

interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

/** The browser's own reader, which few have; not typed yet. */
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'qr_code'] as const;
/** Wider pictures take longer to read and show no more of a code. */
const MOST_WIDTH = 1_280;

/** The browser's own reader where it knows all kinds of code, else a library, which is loaded only then. */
export async function loadCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = window as { readonly BarcodeDetector?: DetectorClass };
  const known = BarcodeDetector ? await BarcodeDetector.getSupportedFormats().catch(() => []) : [];
  if (BarcodeDetector && FORMATS.every((format) => known.includes(format))) {
    const detector = new BarcodeDetector({ formats: FORMATS });
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
  }
  return loadLibrary();
}

async function loadLibrary(): Promise<CodeReader> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  // From our own origin: the library would fetch it from elsewhere.
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return [];
    const scale = Math.min(1, MOST_WIDTH / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(picture, { formats: ['EAN13', 'EAN8', 'UPCA', 'Code128', 'QRCode'] });
    return found.map(({ text }) => text);
  };
}
