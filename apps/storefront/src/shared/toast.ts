export { type ToastInput, showToast as toast } from '@sjaj/ui';
