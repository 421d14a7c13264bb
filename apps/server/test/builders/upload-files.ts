import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Contents of uploads: good ones, and ones that attack the server or the next reader. All are made here, none is stored. */

const bytes = (...values: number[]): Buffer => Buffer.from(values);
const text = (content: string): Buffer => Buffer.from(content, 'utf8');
const zeros = (length: number): Buffer => Buffer.alloc(length);

export const aPdf = (): Buffer => text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** A picture of one colour that says where it was taken and which way is up. */
export const aPicture = (format: Format, width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0a5c63' } })
    .withExif({ IFD0: { Copyright: 'Tajna', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();

/** An archive with stored entries of no content. */
export function anArchive(...names: string[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const entry = text(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(entry.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(entry.length, 28);
    central.writeUInt32LE(at, 42);
    files.push(local, entry);
    directory.push(central, entry);
    at += local.length + entry.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, listed, end]);
}

export const aWordFile = (): Buffer => anArchive('[Content_Types].xml', '_rels/.rels', 'word/document.xml');
export const anExcelFile = (): Buffer => anArchive('[Content_Types].xml', 'xl/workbook.xml');
export const aCompoundFile = (): Buffer =>
  Buffer.concat([bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), zeros(504)]);

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const PNG_HEAD = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A black PNG of one bit a pixel: some kilobytes that are hundreds of megabytes once they are decoded. */
const aPngBomb = (width: number, height: number): Buffer =>
  aPngOf(width, height, zeros((Math.ceil(width / 8) + 1) * height));

function aPngOf(width: number, height: number, raw: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const pixels = deflateSync(raw);
  return Buffer.concat([PNG_HEAD, pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND', zeros(0))]);
}

const JPEG_HEAD = bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0);
const SCRIPT = '<script>alert(document.domain)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;
const PROGRAM = Buffer.concat([text('MZ'), zeros(200)]);

interface HostileUpload {
  readonly title: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly purpose?: string;
}

const of = (title: string, name: string, content: Buffer, purpose = 'attachment'): HostileUpload => ({
  title,
  name,
  bytes: content,
  purpose,
});

/** Refused for their type. */
export const wrongTypes = (): readonly HostileUpload[] => [
  of('a program', 'alat.exe', PROGRAM),
  of('a program that calls itself a PDF', 'faktura.pdf', PROGRAM),
  of('a program that calls itself a picture', 'slika.jpg', PROGRAM),
  of('a program that calls itself a text', 'popis.txt', PROGRAM),
  of('a program of Linux', 'popis.csv', Buffer.concat([bytes(0x7f), text('ELF'), zeros(100)])),
  of('a program of macOS', 'ugovor.docx', Buffer.concat([bytes(0xcf, 0xfa, 0xed, 0xfe), zeros(100)])),
  of('a class of Java', 'ugovor.pdf', bytes(0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52)),
  of('a shell script', 'pokreni.sh', text('#!/bin/sh\nrm -rf /\n')),
  of('a script of Windows', 'pokreni.bat', text('@echo off\r\nformat c:\r\n')),
  of('a script of the web', 'pokreni.js', text('alert(1)')),
  of('a page', 'stranica.html', text(`<!doctype html>${SCRIPT}`)),
  of('a page that calls itself a PDF', 'stranica.pdf', text(`<!doctype html>${SCRIPT}`)),
  of('a page that calls itself a picture', 'stranica.png', text(`<!doctype html>${SCRIPT}`)),
  of('an SVG with a script', 'logo.svg', text(SVG)),
  of('an SVG that calls itself a PNG', 'logo.png', text(SVG)),
  of('an SVG with a script as a picture', 'logo.svg', text(SVG), 'picture'),
  of(
    'an XML with an entity of a file',
    'podaci.xml',
    text('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  ),
  of('a script of a server', 'ulaz.php', text('<?php system($_GET["c"]); ?>')),
  of('a script of a server with two endings', 'ulaz.php.jpg', text('<?php system($_GET["c"]); ?>')),
  of(
    'a Word file with macros',
    'ugovor.docm',
    anArchive('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
  ),
  of(
    'a Word file with macros that hides them',
    'ugovor.docx',
    anArchive('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
  ),
  of(
    'an Excel file with macros',
    'cijene.xlsx',
    anArchive('[Content_Types].xml', 'xl/workbook.xml', 'xl/VBAPROJECT.BIN'),
  ),
  of('a program of Java', 'alat.jar', anArchive('META-INF/MANIFEST.MF', 'A.class')),
  of('a program of Android', 'alat.apk', anArchive('AndroidManifest.xml', 'classes.dex')),
  of('an archive that calls itself a PDF', 'ugovor.pdf', anArchive('a.txt')),
  of('an archive that calls itself a Word file', 'ugovor.docx', anArchive('a.txt')),
  of('an archive without a directory', 'a.zip', anArchive('a.txt').subarray(0, 30)),
  of('an archive that is cut within its directory', 'a.zip', anArchive('a.txt', 'b.txt').subarray(0, -30)),
  of('an archive of another kind', 'a.zip', Buffer.concat([text('Rar!'), bytes(0x1a, 7, 1, 0)])),
  of('an archive of 7-Zip', 'a.zip', bytes(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4)),
  of('an archive of gzip', 'a.zip', bytes(0x1f, 0x8b, 8, 0, 0, 0, 0, 0)),
  of('an installer of Windows', 'alat.msi', aCompoundFile()),
  of('an old Office file without an ending', 'ugovor', aCompoundFile()),
  of('a text with a zero byte', 'popis.txt', text('a\0b')),
  of('a text in UTF-16', 'popis.csv', Buffer.from('a;b', 'utf16le')),
  of('a text with escape sequences', 'popis.txt', text('\u001b[31mcrveno')),
  of('a text without an ending', 'popis', text('artikal')),
  of('a video', 'snimak.mp4', Buffer.concat([zeros(3), bytes(24), text('ftypisom'), zeros(12)])),
  of(
    'a picture of a phone that browsers do not show',
    'slika.heic',
    Buffer.concat([zeros(3), bytes(24), text('ftypheic'), zeros(12)]),
  ),
  of('a sound', 'glas.wav', Buffer.concat([text('RIFF'), zeros(4), text('WAVE'), zeros(20)])),
  of('a bitmap', 'slika.bmp', Buffer.concat([text('BM'), zeros(60)])),
  of('a TIFF', 'slika.tiff', bytes(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0)),
  of('a shortcut of Windows', 'ugovor.pdf.lnk', bytes(0x4c, 0, 0, 0, 1, 0x14, 2, 0)),
  of('a PDF behind a page', 'ugovor.pdf', Buffer.concat([text(SCRIPT), aPdf()])),
  of('a PDF where a picture is wanted', 'slika.jpg', aPdf(), 'picture'),
  of('a PDF where a picture for all is wanted', 'slika.jpg', aPdf(), 'public_picture'),
  of('a text where a document is wanted', 'ugovor.txt', text('ugovor'), 'document'),
  of('a Word file where a document is wanted', 'ugovor.pdf', aWordFile(), 'document'),
];

const GIF_HEAD = text('GIF89a');

/** Refused by the decoder: they begin like a picture. */
export async function brokenPictures(): Promise<readonly HostileUpload[]> {
  const jpeg = await aPicture('jpeg', 400, 300);
  const png = await aPicture('png', 400, 300);
  const frame = jpeg.indexOf(bytes(0xff, 0xc0));
  const hugeJpeg = Buffer.from(jpeg);
  hugeJpeg.writeUInt16BE(65_500, frame + 5);
  hugeJpeg.writeUInt16BE(65_500, frame + 7);
  return [
    of('a page behind the head of a JPEG', 'slika.jpg', Buffer.concat([JPEG_HEAD, text(SCRIPT)])),
    of('a page behind the head of a PNG', 'slika.png', Buffer.concat([PNG_HEAD, text(SCRIPT)])),
    of('a script behind the head of a GIF', 'slika.gif', Buffer.concat([GIF_HEAD, text('/*alert(1)*/=1;')])),
    of('a WebP without content', 'slika.webp', Buffer.concat([text('RIFF'), zeros(4), text('WEBP'), zeros(20)])),
    of('an AVIF without content', 'slika.avif', Buffer.concat([zeros(3), bytes(24), text('ftypavif'), zeros(12)])),
    of('a JPEG that is cut', 'slika.jpg', jpeg.subarray(0, jpeg.length / 2)),
    of('a PNG that is cut', 'slika.png', png.subarray(0, png.length / 2)),
    of('a PNG with a wrong checksum', 'slika.png', Buffer.concat([png.subarray(0, 29), zeros(4), png.subarray(33)])),
    of('a PNG of 400 million pixels in 6 kB', 'slika.png', aPngBomb(20_000, 20_000)),
    of('a PNG as wide as a road', 'slika.png', aPngBomb(4_000_000, 100)),
    of('a PNG with more pixels than numbers', 'slika.png', aPngOf(2_147_483_647, 2_147_483_647, zeros(1))),
    of(
      'a GIF of four billion pixels',
      'slika.gif',
      Buffer.concat([GIF_HEAD, bytes(255, 255, 255, 255, 0xf0, 0, 0), zeros(6)]),
    ),
    of('a JPEG that says that it is huge', 'slika.jpg', hugeJpeg),
    of('a broken picture for all', 'slika.png', Buffer.concat([PNG_HEAD, text(SCRIPT)]), 'public_picture'),
  ];
}
