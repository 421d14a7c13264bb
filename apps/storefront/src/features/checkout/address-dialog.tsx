import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import { type Address, NewAddress } from '@sjaj/contract';
import { ruleOf } from '@sjaj/i18n';
import { Button, Dialog, Notice, SelectField, TextArea, TextField } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { t, textWithFacts } from '../../shared/texts/t.ts';
import { townsQuery, useAddAddress } from './queries.ts';

interface AddressDialogProps {
  readonly onAdded: (address: Address) => void;
  readonly onClose: () => void;
}

interface Typed {
  readonly title: string;
  readonly contactPerson: string;
  readonly phone: string;
  readonly street: string;
  readonly townId: string;
  readonly note: string;
}

/** A new delivery address, without leaving the checkout. */
export function AddressDialog({ onAdded, onClose }: AddressDialogProps) {
  const formId = useId();
  const { firstName, lastName, phoneNumber } = useProfile().userData;
  const [typed, setTyped] = useState<Typed>({
    title: '',
    contactPerson: `${firstName} ${lastName}`,
    phone: phoneNumber ?? '',
    street: '',
    townId: '',
    note: '',
  });
  const [typedErrors, setTypedErrors] = useState<Readonly<Record<string, string>>>({});
  const [key] = useState(() => crypto.randomUUID());
  const { data: towns = [] } = useQuery(townsQuery);
  const add = useAddAddress((address) => {
    onAdded(address);
    onClose();
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [typedErrors, add.error]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { note, ...rest } = typed;
    const body = { ...rest, townId: Number(typed.townId), ...(note.trim() === '' ? {} : { note }) };
    const checked = NewAddress.safeParse(body);
    setTypedErrors(checked.success ? {} : messagesOf(checked.error.issues));
    if (checked.success) add.mutate({ body: checked.data, key });
  };
  const errors = { ...typedErrors, ...fieldErrors(add.error) };
  const field = (name: keyof Typed) => ({
    label: t(`field.${name}`),
    value: typed[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  const foot = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {t('action.cancel')}
      </Button>
      <Button type="submit" form={formId} busy={add.isPending}>
        {t('action.save')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('checkout.newAddress')} open onClose={onClose} size="md" foot={foot}>
      <form ref={form} id={formId} className="sj-col sj-g12" noValidate onSubmit={submit}>
        {add.error && Object.keys(fieldErrors(add.error)).length === 0 && (
          <Notice tone="error">{messageOf(add.error)}</Notice>
        )}
        <TextField {...field('title')} hint={t('checkout.addressTitleHint')} maxLength={100} autoFocus />
        <TextField {...field('contactPerson')} autoComplete="name" maxLength={100} />
        <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={25} />
        <TextField {...field('street')} autoComplete="street-address" maxLength={200} />
        <SelectField
          {...field('townId')}
          options={[
            { value: '', label: t('action.choose') },
            ...towns.map(({ id, title, postalCode }) => ({ value: String(id), label: `${title} (${postalCode})` })),
          ]}
        />
        <TextArea {...field('note')} optional maxLength={2_000} />
      </form>
    </Dialog>
  );
}

type Issues = NonNullable<ReturnType<typeof NewAddress.safeParse>['error']>['issues'];

/** Text of the first error of each field. */
function messagesOf(issues: Issues): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const name = String(issue.path[0]) as keyof Typed;
    const rule = name === 'townId' ? ({ key: 'validation.required', facts: {} } as const) : ruleOf(issue);
    messages[name] ??= textWithFacts(rule.key, { field: t(`field.${name}`), ...rule.facts });
  }
  return messages;
}
