import { type FormEvent, useRef, useState } from 'react';
import { fieldErrors, FormError } from '@sjaj/app-kit';
import { type AccountView, PICTURE_TYPES } from '@sjaj/contract';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@sjaj/domain';
import { Avatar, Button, Panel, SelectField, TextField } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './account.module.css';
import { ChangeRequest } from './change-request.tsx';
import { useRemoveImage, useSaveAccount, useSaveImage } from './queries.ts';

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** Name, picture, phone and the language of mails. */
export function PersonPanel({ account, isStaff }: { readonly account: AccountView; readonly isStaff: boolean }) {
  const [phone, setPhone] = useState(account.phoneNumber ?? '');
  const [language, setLanguage] = useState(account.language);
  const save = useSaveAccount();
  const errors = fieldErrors(save.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ phoneNumber: phone.trim() === '' ? null : phone.trim(), language });
  };
  return (
    <Panel title={t('ownAccount.data')} lined>
      <form className="sj-col sj-g12" noValidate onSubmit={submit}>
        <ProfilePicture account={account} />
        <FormError error={save.error} />
        <div className={styles.fields}>
          <TextField label={t('field.firstName')} value={account.firstName} readOnly />
          <TextField label={t('field.lastName')} value={account.lastName} readOnly />
          <TextField label={t('field.email')} value={account.email} readOnly />
          <TextField
            label={t('field.phone')}
            type="tel"
            autoComplete="tel"
            maxLength={25}
            value={phone}
            error={errors['phoneNumber']}
            onChange={(event) => setPhone(event.currentTarget.value)}
          />
          <SelectField
            label={t('ownAccount.mailLanguage')}
            options={LANGUAGE_OPTIONS}
            value={language}
            onChange={(event) => {
              const { value } = event.currentTarget;
              if (isLanguage(value)) setLanguage(value);
            }}
          />
        </div>
        {!isStaff && <ChangeRequest account={account} />}
        <div className="sj-row">
          <Button type="submit" busy={save.isPending}>
            {t('action.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function ProfilePicture({ account: { image, firstName, lastName } }: { readonly account: AccountView }) {
  const input = useRef<HTMLInputElement>(null);
  const save = useSaveImage();
  const remove = useRemoveImage();
  return (
    <div className="sj-row sj-g12 sj-wraps">
      {image?.thumbnailUrl ? (
        <img className={styles.image} src={image.thumbnailUrl} alt={t('ownAccount.picture')} />
      ) : (
        <Avatar firstName={firstName} lastName={lastName} size="lg" />
      )}
      <Button variant="line" size="sm" busy={save.isPending} onClick={() => input.current?.click()}>
        {t('ownAccount.choosePicture')}
      </Button>
      {image && (
        <Button variant="ghost" size="sm" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t('ownAccount.removePicture')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) save.mutate(file);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
