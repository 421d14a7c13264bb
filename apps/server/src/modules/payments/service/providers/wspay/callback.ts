import { z } from 'zod';
import type { Callback, Returned } from '../provider.ts';
import { isSame } from '../signature.ts';
import { callbackSignature, returnSignature, type WsPayShop } from './signatures.ts';

const code = z.string().regex(/^[\w-]{0,60}$/);
const Words = z.object({
  ShoppingCartID: code.min(1),
  ActionSuccess: code,
  ApprovalCode: code,
  WsPayOrderId: code,
  Signature: z.string().max(128),
});

/** The signature says who calls, but covers neither cart nor amount: the gateway is asked about the payment then. */
export function parseCallback(shop: WsPayShop, rawBody: Buffer): Callback {
  const { data: words } = Words.safeParse(jsonOf(rawBody));
  if (!words) return { kind: 'forged' };
  const expected = callbackSignature(shop, {
    actionSuccess: words.ActionSuccess,
    approvalCode: words.ApprovalCode,
    wsPayOrderId: words.WsPayOrderId,
  });
  return isSame(words.Signature, expected) ? { kind: 'hint', number: words.ShoppingCartID } : { kind: 'forged' };
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return null;
  }
}

export function parseReturn(shop: WsPayShop, url: string): Returned {
  const query = new URL(url).searchParams;
  const success = query.get('Success') ?? '';
  const expected = returnSignature(shop, {
    cartId: query.get('ShoppingCartID') ?? '',
    success,
    approvalCode: query.get('ApprovalCode') ?? '',
  });
  if (!isSame(query.get('Signature') ?? '', expected)) return { kind: 'forged' };
  return { kind: 'genuine', isApproved: success === '1' };
}
