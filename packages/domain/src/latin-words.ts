/** What stays in Latin letters inside a Cyrillic text: marks, file kinds, units, trade names, key names. */
const MARKS = new Set(
  `EN ISO DIN PPE SNR SRC GHS CE ATEX HACCP CLP ADR UN LED UV FFP HEPA EAN GTIN IBAN BIC SWIFT EUR HR QR
  PDF CSV XLSX XLS DOCX JPG PNG WEBP ZIP JSON API URL SKU ERP USB MB GB KB pH Ctrl Enter Esc Tab Shift Alt
  VISA Visa MasterCard Mastercard Maestro Google Facebook Monri Viber Excel Word`.split(/\s+/),
);

const UNITS = new Set(
  `mm cm dm m km g kg mg dag l L ml mL dl dL cl cL V W kW kWh Hz A Ah mAh bar Pa kPa MPa hPa dB lm lx C F K h min rpm
  MB GB KB kB gsm`.split(/\s+/),
);

const ROMAN = new Set(['II', 'III', 'IV', 'VI', 'VII', 'VIII']);
const SIZES = new Set(['S', 'M', 'L']);

/** A mark, a file kind, a trade name or a Roman number, written as such; EN and ISO only in capitals. */
export const isLatinMark = (word: string): boolean => MARKS.has(word) || ROMAN.has(word);

/** A clothing size after the word that announces one: `vel. L`, `veličina M`. */
export const isSize = (word: string, before: string): boolean =>
  SIZES.has(word) && (word !== 'S' || before.toLowerCase().startsWith('vel'));

/** A text that is nothing but a size, a class or a code: `S`, `I`, `FFP2 NR D`. */
export const isCodeAlone = (text: string): boolean =>
  SIZES.has(text) || text === 'I' || (/\d/.test(text) && /^[A-Z\d][A-Z\d .-]{0,19}$/.test(text));

/** A unit, alone or as a fraction: `kg`, `m²`, `g/m²`, `°C`. Only a unit beside a number is meant; that the caller sees. */
export const isUnit = (text: string): boolean =>
  text !== '' && text.split('/').every((part) => UNITS.has(part.replace('°', '').replace(/[²³]$/, '')));

/** The letter of a key combination: `Ctrl K`. */
export const isKey = (word: string, before: string): boolean =>
  word.length === 1 && (before === 'Ctrl' || before === 'Shift' || before === 'Alt');

const DOMAIN_ENDINGS = new Set(['ba', 'com', 'hr', 'rs', 'eu', 'org', 'net', 'test', 'example', 'local']);

/** An e-mail or internet address. */
export function isAddress(chunk: string): boolean {
  if (chunk.includes('@') || chunk.includes('://') || chunk.startsWith('www.')) return true;
  const host = chunk.split('/', 1)[0] ?? '';
  const dot = host.lastIndexOf('.');
  return dot > 1 && DOMAIN_ENDINGS.has(host.slice(dot + 1));
}
