import type { PaymentRedirect } from '@sjaj/contract';

/** Takes the browser to the bank's page with the form that the server has signed. */
export function leaveForBank({ url, method, fields }: PaymentRedirect): void {
  const form = document.createElement('form');
  form.action = url;
  form.method = method;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
