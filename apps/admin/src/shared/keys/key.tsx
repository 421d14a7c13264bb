import './key.css';

/** A key as it stands on the keyboard; not where there is none. The word beside it says what it does. */
export const Key = ({ name }: { readonly name: string }) => (
  <kbd className="adm-key sj-notphone" aria-hidden="true">
    {name}
  </kbd>
);
