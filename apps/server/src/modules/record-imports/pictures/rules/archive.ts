import { normaliseCode } from '@sjaj/domain';

/** What the systems of senders add. */
const ADDED = new Set(['thumbs.db', 'desktop.ini']);

/** Whether an entry is no picture of the sender: a folder, or what their system adds. */
export function isIgnored(path: string): boolean {
  const folders = path.toLowerCase().split('/');
  const name = folders.at(-1) ?? '';
  return name === '' || name.startsWith('.') || ADDED.has(name) || folders.includes('__macosx');
}

/** A path that leaves its folder, or means another place on another system. Nothing is written by these names. */
const UNSAFE = /(?:^|\/)\.\.(?:\/|$)|^\/|\\|^[a-z]:|\p{Cc}/iu;
export const isUnsafePath = (path: string): boolean => UNSAFE.test(path);

const MOST_ENDING = /\.[a-z0-9]{1,5}$/i;
/** `-2`, `_02`, ` (3)`: which of several pictures it is. */
const NUMBER_AT_END = /(?<![0-9])([0-9]{1,2})\)?$/;

/** A code that the path may be named after, and which of its pictures it is; 0 where nothing says it. */
interface PictureName {
  readonly key: string;
  readonly place: number;
}

/**
 * The codes that the path of a picture may mean, the likeliest first: its folder, its whole name, and its name without the number at the end.
 * `PA-20004/2.jpg` = `pa20004-2.JPG` = `Slike/PA 20004 (2).png`.
 */
export function namesOf(path: string): readonly PictureName[] {
  const [file = '', folder = ''] = path.split('/').toReversed();
  const stem = file.replace(MOST_ENDING, '').trim();
  const number = NUMBER_AT_END.exec(stem);
  const rest = number ? stem.slice(0, number.index) : '';
  const place = Number(number?.[1] ?? 0);
  const names = [
    { key: normaliseCode(folder), place },
    { key: normaliseCode(stem), place: 0 },
    { key: normaliseCode(rest), place },
  ];
  return names.filter(({ key }) => key !== '');
}
