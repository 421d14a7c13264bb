import type { VendorForm } from '@sjaj/contract';

/** The form as it is saved and logged. Its title has single spaces between words, so that titles that look equal are equal. */
export const normalizeVendor = (form: VendorForm): VendorForm => ({
  ...form,
  title: form.title.trim().replace(/\s+/g, ' '),
});
