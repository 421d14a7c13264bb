/** Why there is no picture: the page is not served securely, no camera, not allowed, used by another program, or anything else. */
export type CameraError = 'insecure' | 'missing' | 'refused' | 'busy' | 'failed';

const ERRORS: Readonly<Record<string, CameraError>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What a failed start of the camera means for the user. */
export const cameraErrorOf = (error: unknown): CameraError =>
  error instanceof Error ? (ERRORS[error.name] ?? 'failed') : 'failed';

/** Why this page cannot even ask for a camera; null where it can. */
export function cameraObstacle(): CameraError | null {
  if (!window.isSecureContext) return 'insecure';
  // Typed as if every browser had it.
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  return mediaDevices?.getUserMedia ? null : 'missing';
}

/** The camera at the back, where there is one; rejects with what `cameraErrorOf` reads. */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1_280 }, height: { ideal: 720 } },
  });

/** Ends a stream, which turns the light of the camera off. */
export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Whether the camera has a lamp. */
export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  // The types do not know the lamp; not every browser tells what a camera can.
  const abilities: MediaTrackCapabilities & { readonly torch?: boolean } = track?.getCapabilities?.() ?? {};
  return abilities.torch === true;
}

/** Turns the lamp on or off; rejects where the device does not follow. */
export async function setTorch(stream: MediaStream, on: boolean): Promise<void> {
  const torch: MediaTrackConstraintSet & { readonly torch: boolean } = { torch: on };
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [torch] });
}
