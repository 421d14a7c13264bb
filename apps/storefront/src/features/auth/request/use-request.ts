import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { fieldErrors } from '@sjaj/app-kit';
import { t, textWithFacts } from '../../../shared/texts/t.ts';
import { calls } from '../calls.ts';
import { formOf, type RequestDraft, requestErrors, type RequestField } from './request.logic.ts';
import { deleteStoredRequest, storedRequest, storeRequest } from './stored-request.ts';

export interface RequestState {
  readonly draft: RequestDraft;
  readonly set: (part: Partial<RequestDraft>) => void;
  /** Marks a field as left: its error shows from then on. */
  readonly leave: (field: RequestField) => void;
  /** The sentence about a field; undefined where there is none to show. */
  readonly errorOf: (field: RequestField) => string | undefined;
  /** The fields that a failed attempt to send has found wrong, until they are right. */
  readonly wrong: readonly RequestField[];
  readonly failure: Error | null;
  readonly isSending: boolean;
  readonly submit: () => void;
}

/** The form's state, stored in this tab on every change. `onSent` gets the e-mail of the request. */
export function useRequest(onSent: (email: string) => void): RequestState {
  const [{ draft, key }, setState] = useState(storedRequest);
  const [left, setLeft] = useState<ReadonlySet<RequestField>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const send = useMutation({
    mutationFn: () => calls.accountRequests.create({ body: formOf(draft), idempotencyKey: key }),
    onSuccess: () => {
      deleteStoredRequest();
      onSent(draft.email.trim());
    },
    // The form shows the error.
    onError: () => focusFirstError(),
  });
  const errors = requestErrors(draft);
  const refused = fieldErrors(send.error);
  const set = (part: Partial<RequestDraft>): void => {
    const next = { draft: { ...draft, ...part }, key: crypto.randomUUID() };
    setState(next);
    storeRequest(next);
    if (send.error) send.reset();
  };
  const errorOf = (field: RequestField): string | undefined => {
    const rule = errors.get(field);
    if (!rule) return refused[field];
    if (!isSubmitted && !left.has(field)) return undefined;
    const digits = formOf(draft).jib.length;
    if (rule.key === 'validation.jib') return t('accountRequest.jibTyped', { typed: digits });
    return textWithFacts(rule.key, { ...rule.facts, field: t(`field.${field}`) });
  };
  const submit = (): void => {
    setIsSubmitted(true);
    if (errors.size === 0) send.mutate();
    else focusFirstError();
  };
  return {
    draft,
    set,
    leave: (field) => {
      if (!left.has(field)) setLeft(new Set([...left, field]));
    },
    errorOf,
    wrong: isSubmitted ? [...errors.keys()] : [],
    failure: Object.keys(refused).length > 0 ? null : send.error,
    isSending: send.isPending || send.isSuccess,
    submit,
  };
}

/** Focuses the first invalid field once the errors are rendered. */
function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main :is([aria-invalid], [data-invalid])')?.focus());
}
