import { foldLetters, type SearchWord, searchWordsOf } from '@sjaj/domain';

/** Words that say nothing about goods. */
const STOP_WORDS = new Set(
  `a i u o s sa za od do na po iz ili protiv the for of and with in
  da li je mi nam vas ima imate treba trebam zelim molim nesto neki neka neko
  br broj vel velicina velicine kom komad komada
  sifra art artikl artikal cijena cena ponuda nabavka kupiti hitno`.split(/\s+/),
);

/** Who uses it, where, and how good it has to be: words that add nothing where no title, category or value has them. */
const CONTEXT_STEMS = new Set(
  `
zidar bravar limar moler stolar keramičar električar vodoinstalater vozač mehaničar automehaničar varilac kuhar konobar čistačica
spremačica higijeničarka sobarica doktor ljekar sestra zubar frizer kozmetičar majstor skladištar gost putnik učenik pacijent posjetilac
magacin skladište hala radionica servis garaža dvorište stepenište hodnik ured kancelarija škola vrtić učionica sala dvorana teretana
bolnica ambulanta ordinacija apoteka hotel motel hostel apartman soba recepcija restoran kafana kafić bar kantina menza pekara mesnica
mljekara klaonica prodavnica market trgovina pumpa gradilište fabrika pogon farma dom vojska policija firma kuća stan zgrada domaćinstvo
dobar jak veliki mali lagan debeo tanak mekan tvrd kvalitetan jeftin profesionalan domaći običan standardan originalan zamjenski nov star
mini maksi velik kanister paket karton pakovanje ponijeti dostava potrošnja čišćenje pranje brisanje`
    .split(/\s+/)
    .flatMap((word) => searchWordsOf(word).map(({ stem }) => stem)),
);

export const isContextWord = ({ stem }: SearchWord): boolean => CONTEXT_STEMS.has(stem);

const ADJECTIVE = /(?:[sckz]k|n|ov|ev|iv|av)$/;

/** Whether a word looks like an adjective: `bežični`, `kuharske`, `sirkova`. */
export const isAdjective = ({ word, stem }: SearchWord): boolean =>
  word.length > stem.length && stem.length >= 4 && ADJECTIVE.test(stem);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(foldLetters(word));

/** The words of a phrase without stop words; all of them where nothing else is left. */
export function significantWords(text: string): SearchWord[] {
  const all = searchWordsOf(text);
  const significant = all.filter(({ word }) => !STOP_WORDS.has(word));
  return significant.length > 0 ? significant : all;
}
