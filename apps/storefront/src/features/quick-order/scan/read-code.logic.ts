/** As many characters as a line of a quick order takes for a code. */
const LONGEST_CODE = 64;
/** What a scanner puts before a GS1 code to name its kind: `]C1`, `]d2`. */
const SYMBOLOGY = /^\][A-Za-z]\d/;
/** GS1 names an article by 14 digits behind `01`, in parentheses or not; other facts may follow. */
const GS1_ARTICLE = /^(?:\(01\)|01)(\d{14})/;
const ADDRESS = /^https?:\/\//i;
const SEARCH = /^\/search\/([^/?#]{1,200})(?:[?#]|$)/;
const BETWEEN_COLUMNS = /[\p{C}\s;]+/gu;

/**
 * The code that a scanned text names, fit for a line of a quick order: of a GS1 code the article's number, of an address of this
 * shop's search what it looks for. Anything else stays as it was read, so that it can be corrected. Empty where nothing can be read.
 */
export function codeIn(text: string, origin: string): string {
  const read = text.trim();
  const bare = read.replace(SYMBOLOGY, '');
  const article = bare === read && !read.startsWith('(') ? undefined : GS1_ARTICLE.exec(bare)?.[1];
  const code = article === undefined ? searchedIn(bare, origin) : withoutLeadingZero(article);
  return code.replaceAll(BETWEEN_COLUMNS, ' ').trim().slice(0, LONGEST_CODE).trim();
}

/** Numbers of 14 digits that begin with 0 are those of 13, as which articles have them. */
const withoutLeadingZero = (number: string): string => (number.startsWith('0') ? number.slice(1) : number);

function searchedIn(text: string, origin: string): string {
  if (ADDRESS.test(text) && !text.toLowerCase().startsWith(`${origin.toLowerCase()}/`)) return text;
  const path = ADDRESS.test(text) ? text.slice(origin.length) : text;
  const searched = SEARCH.exec(path)?.[1];
  if (searched === undefined) return text;
  try {
    return decodeURIComponent(searched);
  } catch {
    return searched;
  }
}
