import { isCleanLine } from './text.ts';

/** Full stops that browsers read as a dot of a host name. */
const DOTS = /[\u3002\uFF0E\uFF61\u2024]/g;
const SCHEME = /:\/\//;
const WWW = /(?:^|[^\p{L}\p{N}])www\./u;
const MARKUP = /[<>[\]{}|\\^`]/;
/** What shows nothing: fillers, joiners, soft hyphens, tags. A name of them alone would be no name in a list of staff. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;
const IP_ADDRESS = /(?:^|[^\d.])\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?![\d.])/;

/**
 * Abbreviations before names and streets that end like a domain: `mr.sc. Ana`, `Ul.sv. Ive`, `prof.dr.`. They are left out before
 * anything is taken for a domain.
 */
const ABBREVIATIONS = new Set(
  'prof prim doc dr mr sc ing dipl mag spec akad arh oec iur med vet el ul sv br kbr st ph st blok'.split(' '),
);

/** Endings that mail programs make a link of: those of countries, and the general ones that are sold most. */
const COUNTRIES =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck ' +
  'cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp ' +
  'gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li ' +
  'lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om ' +
  'pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc ' +
  'td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw';
const GENERAL =
  'com net org info biz edu gov int mil name pro mobi app dev page web shop store site online website xyz top club live link click ' +
  'vip icu work world space fun tech cloud blog email news today digital media agency group company center support help services ' +
  'solutions systems network host hosting express delivery sale promo bid win bet casino poker loan credit cash money bank finance ' +
  'crypto men date dating love sex porn cam zip mov lol buzz rest bar cafe life one best cyou sbs monster quest gdn asia test ' +
  'cfd beauty hair skin makeup mom pics autos boats homes lat surf fit stream download racing accountant science trade webcam party ' +
  'review faith cricket ooo wang kim chat video games school academy photo photos gallery design art music zone ninja guru expert ' +
  'tips tools cool run codes tax legal tel travel museum aero coop xxx srl pizza wiki ink pub ltd bond market markets trading global ' +
  'social community foundation fund gift gifts gratis cheap deals discount coupons eus moda shopping supply ' +
  'срб рф бг мкд укр ею бел ελ ευ';
/** The most sold ones in other letters. */
const OTHER_SCRIPTS =
  'рус москва онлайн сайт орг ком дети католик 中国 中國 香港 台湾 公司 网络 网址 网站 在线 中文网 商城 集团 コム みんな ストア 닷컴 닷넷 한국 ' +
  'भारत संगठन कॉम שוק קום ישראל شبكة موقع بازار كوم امارات السعودية مصر ایران ไทย คอม հայ გე';
const ENDINGS = new Set(`${COUNTRIES} ${GENERAL} ${OTHER_SCRIPTS}`.normalize('NFKC').split(' '));
const SHORTEST_LABEL = 2;
/** What is part of an address. Everything else, quotation marks among it, ends what a mail program makes a link of. */
const BETWEEN_ADDRESSES = /[^\p{L}\p{M}\p{N}._/-]+/u;

/**
 * Whether a name of a person or company, or a line of an address, is no more than that: one line without mark-up, and nothing in it
 * that a mail program makes a link of. Such a name is part of mails that others cause.
 */
export function isPlainName(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(DOTS, '.').toLowerCase();
  if (!isCleanLine(text) || plain.includes('@')) return false;
  if ([SCHEME, WWW, MARKUP, UNSEEN, IP_ADDRESS].some((pattern) => pattern.test(plain))) return false;
  return !plain.split(BETWEEN_ADDRESSES).some(isLink);
}

/** `evil.com`, `evil.com/x`, `t.me/x`; not `d.o.o.`, `Dr.Ana` or `A.B.C.`. */
function isLink(word: string): boolean {
  const [host = '', ...path] = word.split('/');
  const labels = withoutAbbreviations(host.split('.').filter((label) => label !== ''));
  const [ending = ''] = labels.at(-1)?.split(/[-_]/) ?? [];
  const before = labels.at(-2);
  if (before === undefined) return false;
  if (!ENDINGS.has(ending) && !labels.at(-1)?.startsWith('xn--')) return false;
  return before.length >= SHORTEST_LABEL || path.some((part) => part !== '');
}

function withoutAbbreviations(labels: readonly string[]): readonly string[] {
  const first = labels.findIndex((label) => !ABBREVIATIONS.has(label));
  return first === -1 ? [] : labels.slice(first);
}
