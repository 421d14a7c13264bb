const LONGEST = 120;
const CONTROL_OR_INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** Characters that Windows does not take, and those that mean something in a path or a header. */
const UNSAFE = /[<>:"|?*%;\\/]/g;
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
/** Endings that a name may hide behind another one: programs, scripts, pages, and the types that are taken. */
const ENDING =
  /\.(exe|com|scr|pif|bat|cmd|ps1|vbs|vbe|js|mjs|jse|wsf|hta|msi|jar|lnk|sh|php\d?|phtml|asp|aspx|jsp|html?|xhtml|shtml|svgz?|xml|dll|apk|iso|pdf|docx?|docm|xlsx?|xlsm|pptx?|pptm|od[ts]|zip|rar|7z|gz|jpe?g|png|webp|avif|gif|heic|txt|csv)$/i;

/** The last ending of a name as the client sent it, in lower case; empty where it has none. */
export const endingOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/**
 * A name that every system can store and that shows what the file is: without path, control and direction characters, with one ending, which
 * is that of its content. `racun.pdf.exe` with a PDF in it becomes `racun.pdf`.
 */
export function cleanFileName(sent: string, extension: string): string {
  let stem = (sent.normalize('NFC').split(/[\\/]/).at(-1) ?? '')
    .replace(CONTROL_OR_INVISIBLE, '')
    .replace(UNSAFE, '_')
    .replace(/\s+/g, ' ')
    .trim();
  while (ENDING.test(stem)) stem = stem.replace(ENDING, '').trim();
  stem = withoutEdges([...stem])
    .slice(0, LONGEST)
    .join('')
    .trim();
  if (stem === '') stem = 'file';
  return `${DEVICE.test(stem) ? `_${stem}` : stem}.${extension}`;
}

const isEdge = (character: string): boolean => character === '.' || character === ' ';

/** Without dots and spaces around it. */
function withoutEdges(characters: readonly string[]): readonly string[] {
  const first = characters.findIndex((character) => !isEdge(character));
  const last = characters.findLastIndex((character) => !isEdge(character));
  return first < 0 ? [] : characters.slice(first, last + 1);
}
