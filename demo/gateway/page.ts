import { feninga, formatKm, type Language } from '@sjaj/domain';
import type { Payment } from './payment.ts';
import { languageOf, type Translate, type TextName, textsIn } from './texts.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** A text as HTML. */
export const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? '');

const TAGS: Readonly<Record<Language, string>> = {
  bs: 'bs',
  hr: 'hr',
  srLatn: 'sr-Latn',
  srCyrl: 'sr-Cyrl',
  en: 'en',
};

/** A page of a stand-in, in the shop's own style; `body` is HTML. */
export const page = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${TAGS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body><main>${body}</main></body>
</html>`;

const TEST_CARD = { number: '4111 1111 1111 1111', code: '123' };
/** What can be tried out besides paying. */
const TRIALS = ['decline', 'poor', 'expired', 'leave', 'twice', 'late', 'wrong'] as const satisfies readonly TextName[];

interface PageState {
  readonly payment: Payment;
  readonly error: 'declined' | 'badCard' | null;
  /** The month that the test card is filled in with. */
  readonly expiry: string;
}

/** The page on which the card is asked for. */
export function paymentPage({ payment, error, expiry }: PageState): string {
  const language = languageOf(payment.language);
  const t = textsIn(language);
  const amount = formatKm(feninga(Number(payment.amount)), language);
  return page(
    language,
    t('title'),
    `<form class="card" method="post" action="/v2/pay">
<h1>${t('title')}</h1>
${error ? `<p class="error" role="alert">${t(error)}</p>` : `<p class="note">${t('demo')}</p>`}
<dl><dt>${t('order')}</dt><dd>${escape(payment.info)}</dd>
<dt>${t('amount')}</dt><dd class="sum">${escape(amount)}</dd></dl>
<input type="hidden" name="secret" value="${escape(payment.secret)}">
${field({ name: 'card', label: t('card'), value: TEST_CARD.number, autocomplete: 'cc-number' })}
<div class="two"><div>${field({ name: 'expiry', label: t('expiry'), value: expiry, autocomplete: 'cc-exp' })}</div>
<div>${field({ name: 'code', label: t('code'), value: TEST_CARD.code, autocomplete: 'cc-csc' })}</div></div>
<button class="main" name="act" value="pay">${t('pay')} ${escape(amount)}</button>
<div class="row"><button name="act" value="cancel">${t('cancel')}</button></div>
</form>
${trials(payment, t)}`,
  );
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly autocomplete: string;
}

const field = ({ name, label, value, autocomplete }: Field): string =>
  `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" inputmode="numeric">`;

const trials = (payment: Payment, t: Translate): string =>
  `<form class="trials" method="post" action="/v2/pay"><h2>${t('trials')}</h2>
<input type="hidden" name="secret" value="${escape(payment.secret)}">
<div class="row">${TRIALS.map((act) => `<button name="act" value="${act}">${t(act)}</button>`).join('')}</div></form>`;

/** A page with a notice and nothing to do. */
export function noticePage(field: string, title: TextName, text: TextName): string {
  const language = languageOf(field);
  const t = textsIn(language);
  return page(language, t(title), `<div class="card"><h1>${t(title)}</h1><p>${t(text)}</p></div>`);
}

/** What a developer reads whose form is wrong. */
export const refusalPage = (reason: string): string =>
  page('en', 'Refused', `<div class="card"><h1>Refused</h1><p class="error">${escape(reason)}</p></div>`);
