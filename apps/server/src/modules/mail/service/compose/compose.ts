import { ORDER_STATUS } from '@sjaj/contract';
import { feninga, formatKm, isLanguage, type Language } from '@sjaj/domain';
import { type Facts, type OutgoingKey, text, textWithFacts } from '@sjaj/i18n/server';
import type { OrderRecord } from '../../../orders/index.ts';
import { arrivalText, composeOrderDocument } from '../../../order-documents/index.ts';
import { mailedLink } from '../mailed-links.ts';
import type { LetterContent } from '../../store/letter.ts';
import { type Setting as ShopSetting, signatureOf } from './signature.ts';

/** What is known of a mail before it has words. */
interface Occasion {
  /** The system message that it tells. */
  readonly kind: OutgoingKey;
  readonly facts: Facts;
  /** Where it leads, below the shop's address. */
  readonly link: string | null;
  readonly toName: string;
  readonly language: string;
  readonly seesPrices: boolean;
}

interface Setting extends ShopSetting {
  readonly now: Date;
}

/** Mails that show the whole order; the others tell what became of it. */
const WITH_ORDER: ReadonlySet<OutgoingKey> = new Set([
  'message.orderPlaced',
  'message.orderPlacedForYou',
  'message.orderWaitsForYou',
  'message.newOrder',
  'orderEditMessage.edited',
  'orderApprovalMessage.reduced',
]);
/** The order waits no longer: from now on it has a day of delivery. */
const RELEASED: ReadonlySet<OutgoingKey> = new Set([
  'message.orderCompanyApproved',
  'message.goodsArrived',
  'orderApprovalMessage.approved',
  'orderApprovalMessage.reduced',
]);
/** Messages of several sentences: the first of them. */
const SUBJECTS: Partial<Record<OutgoingKey, OutgoingKey>> = {
  'mail.test': 'mail.testSubject',
  'message.orderRejected': 'mail.orderRejected',
  'orderEditMessage.edited': 'orderEditMessage.subject',
  'orderApprovalMessage.approved': 'message.orderCompanyApproved',
  'orderApprovalMessage.reduced': 'orderApprovalMessage.reducedSubject',
  'orderApprovalMessage.returned': 'orderApprovalMessage.returnedSubject',
  'message.orderConfirmEmail': 'mail.confirmSubject',
  'message.orderCancelledBecause': 'message.orderCancelled',
  'withdrawalMessage.received': 'withdrawalMessage.subject',
  'withdrawalMessage.receivedLate': 'withdrawalMessage.subject',
  'withdrawalMessage.accepted': 'withdrawalMessage.acceptedSubject',
  'withdrawalMessage.refused': 'withdrawalMessage.refusedSubject',
  'accountMail.received': 'accountMail.receivedSubject',
  'accountMail.asked': 'accountMail.askedSubject',
  'accountMail.rejected': 'accountMail.rejectedSubject',
  'accountMail.approved': 'accountMail.approvedSubject',
  'accountMail.invited': 'accountMail.invitedSubject',
  'accountMail.emailChanged': 'accountMail.emailChangedSubject',
  'accountMail.joined': 'accountMail.joinedSubject',
  'accountMail.registered': 'accountMail.registeredSubject',
  'accountMail.alreadyRegistered': 'accountMail.registeredSubject',
  'accountMail.resetPassword': 'accountMail.resetSubject',
  'secondFactorMail.on': 'secondFactorMail.subject',
  'secondFactorMail.off': 'secondFactorMail.subject',
  'secondFactorMail.methodAdded': 'secondFactorMail.subject',
  'secondFactorMail.methodRemoved': 'secondFactorMail.subject',
  'secondFactorMail.codesRenewed': 'secondFactorMail.subject',
  'secondFactorMail.codeUsed': 'secondFactorMail.subject',
  'secondFactorMail.reset': 'secondFactorMail.subject',
  'logInMail.linked': 'logInMail.subject',
  'logInMail.unlinked': 'logInMail.subject',
  'logInMail.passwordChanged': 'logInMail.subject',
  'newsletterMail.request': 'newsletterMail.requestSubject',
  'newsletterMail.subscribed': 'newsletterMail.subscribedSubject',
  'questionMessage.answered': 'questionMessage.subject',
  'companyMessage.rejected': 'companyMessage.rejectedSubject',
  'companyMessage.ownRejected': 'companyMessage.ownRejectedSubject',
};
const LONGEST_SUBJECT = 150;
/** The facts that are several lines which somebody has written. */
const WITHOUT_WRITTEN: Facts = { note: '', answer: '' };

const GUEST_PAGE = '/guest-order/';
const ACCOUNT_PAGE = '/profile/orders/';
const UNPAID: OutgoingKey = 'message.orderUnpaid';

/** The words of a mail. The order's figures are those of its confirmation; a receiver who sees no prices finds none. */
export function composeLetter(occasion: Occasion, order: OrderRecord | undefined, setting: Setting): LetterContent {
  const { kind, facts, toName, seesPrices } = occasion;
  const language: Language = isLanguage(occasion.language) ? occasion.language : 'bs';
  const { supplier } = setting;
  const reader = { language, seesPrices, now: setting.now, name: toName, supplier, logo: null };
  return {
    ...signatureOf(language, setting),
    language,
    subject: subjectOf(occasion, language),
    greeting: toName === '' ? text(language, 'mail.plainGreeting') : text(language, 'mail.greeting', { name: toName }),
    paragraphs: [
      text(language, kind, facts),
      ...linesOf(occasion),
      ...articlesOf(occasion, setting),
      ...(order && kind === 'message.orderPlaced' ? followsPlacing(order, language) : []),
      ...(order && kind === 'message.orderWaitsForYou' ? followsAsking(order, language) : []),
      ...(order && RELEASED.has(kind) ? [arrivalText(order, language) ?? ''].filter(Boolean) : []),
      ...(order && kind === 'message.orderPaid' ? followsPayment(order, language, seesPrices) : []),
      ...(kind === UNPAID ? followsTimeOut(occasion, language) : []),
    ],
    button: buttonOf(occasion, language, setting),
    order:
      order && WITH_ORDER.has(kind) && !isOfAnotherOrder(occasion, order)
        ? composeOrderDocument('confirmation', order, reader)
        : null,
    richText: null,
    unsubscribe: null,
  };
}

/** A guest's address that nobody has confirmed is sent nothing that somebody else may have typed. */
const isOfAnotherOrder = ({ link }: Occasion, order: OrderRecord): boolean =>
  link !== null && link.startsWith(GUEST_PAGE) && !order.isEmailConfirmed;

/** What a digest lists. */
const linesOf = ({ kind, facts }: Occasion): string[] =>
  kind === 'mail.digest' ? String(facts['lines'] ?? '').split('\n') : [];

/** The articles of an answer with their addresses, as `articleLines` of the questions writes them. */
function articlesOf({ kind, facts }: Occasion, { publicUrl }: Setting): string[] {
  const lines = kind === 'questionMessage.answered' ? String(facts['articles'] ?? '') : '';
  return lines.split('\n').flatMap((line) => {
    const [name, path] = line.split('\t');
    return path === undefined ? [] : [`${name}: ${new URL(path, publicUrl).href}`];
  });
}

/** The message as a headline: without what somebody wrote, and without the full stop, unless a name ends in it. */
function subjectOf({ kind, facts }: Occasion, language: Language): string {
  const words = textWithFacts(language, SUBJECTS[kind] ?? kind, { ...facts, ...WITHOUT_WRITTEN })
    .replaceAll(/\s+/gu, ' ')
    .replace(/[ :]{1,5}$/u, '');
  const isOfName = Object.values(facts).some((fact) => String(fact).endsWith('.') && words.endsWith(String(fact)));
  return (isOfName ? words : words.replace(/\.$/u, '')).slice(0, LONGEST_SUBJECT);
}

/** What the order waits for before anybody packs it. */
function followsPlacing({ holdReason, status }: OrderRecord, language: Language): string[] {
  if (holdReason === 'approval') return [text(language, 'mail.waitsForApproval')];
  if (holdReason === 'stock') return [text(language, 'mail.waitsForStock')];
  if (status === ORDER_STATUS.unpaid) return [text(language, 'mail.waitsForPayment')];
  return status === ORDER_STATUS.created ? [text(language, 'mail.followsApproval')] : [];
}

/** Who asks, and what the link of the mail does. */
const followsAsking = ({ orderer }: OrderRecord, language: Language): string[] => [
  text(language, 'mail.orderedBy', { name: orderer }),
  text(language, 'mail.approvalAsked'),
];

/** How much was paid, and what the shop does next. */
function followsPayment({ total, status }: OrderRecord, language: Language, seesPrices: boolean): string[] {
  const amount = formatKm(feninga(total), language);
  return [
    ...(seesPrices ? [text(language, 'mail.paid', { amount })] : []),
    ...(status === ORDER_STATUS.paid ? [text(language, 'mail.followsApproval')] : []),
  ];
}

/** How goods that were not paid in time are ordered after all. Only the page of an account repeats an order. */
const followsTimeOut = ({ link }: Occasion, language: Language): string[] => [
  text(language, isOfAccount(link) ? 'mail.repeatUnpaid' : 'mail.orderAgain'),
  text(language, 'mail.chargedAllTheSame'),
];

const isOfAccount = (link: string | null): boolean => link?.startsWith(ACCOUNT_PAGE) ?? false;

function buttonOf({ kind, link }: Occasion, language: Language, { publicUrl }: Setting): LetterContent['button'] {
  if (link === null) return null;
  const shopButton = { label: text(language, 'mail.openShop'), url: new URL('/', publicUrl).href };
  // What was never confirmed is nobody's to open.
  if (kind === 'message.orderUnconfirmed') return shopButton;
  const withToken = mailedLink(link);
  if (withToken) return { label: text(language, withToken.label), url: new URL(withToken.placeholder, publicUrl).href };
  if (kind === UNPAID && isOfAccount(link))
    return { label: text(language, 'mail.repeatOrder'), url: new URL(`${link}?repeat=1`, publicUrl).href };
  return { label: text(language, labelOf(link)), url: new URL(link, publicUrl).href };
}

function labelOf(link: string): OutgoingKey & `mail.open${string}` {
  if (link.includes('/orders/')) return 'mail.openOrder';
  if (link.startsWith('/profile/rma/') || link.startsWith('/admin/complaints/')) return 'mail.openComplaint';
  if (link.startsWith('/profile/messages?question=')) return 'mail.openQuestion';
  return link.startsWith('/article/') ? 'mail.openArticle' : 'mail.openShop';
}
