import type { AdminVendor } from '@sjaj/contract';
import type { VendorRow } from './store.ts';

export const adminVendorView = ({ id, version, form, articles }: VendorRow): AdminVendor => ({
  ...form,
  id,
  version,
  name: form.title,
  articles,
});
