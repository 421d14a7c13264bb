/** `status` waits until the screen reader is silent; `alert` interrupts it. */
type Urgency = 'status' | 'alert';

const regions = new Map<Urgency, HTMLElement>();

/** ms between clearing and writing. A screen reader repeats an equal sentence only if the text changes in between. */
const CLEARED_MS = 50;

/** Has screen readers read a sentence. The focus does not move and nothing is shown. */
export function announce(message: string, urgency: Urgency = 'status'): void {
  const region = regionFor(urgency);
  region.textContent = '';
  setTimeout(() => {
    region.textContent = message;
  }, CLEARED_MS);
}

function regionFor(urgency: Urgency): HTMLElement {
  const existing = regions.get(urgency);
  if (existing?.isConnected) return existing;
  const element = document.createElement('div');
  element.className = 'sj-vh';
  element.setAttribute('role', urgency);
  document.body.append(element);
  regions.set(urgency, element);
  return element;
}
