import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  cameraErrorOf,
  type CameraError,
  cameraObstacle,
  closeCamera,
  hasTorch,
  openCamera,
  setTorch,
} from './camera.ts';
import { type CodeReader, loadCodeReader } from './code-reader.ts';

const BETWEEN_PICTURES_MS = 120;
/** A code that stays before the camera counts once: it counts again after it was out of sight for so long. */
const OUT_OF_SIGHT_MS = 1_500;

interface Running {
  readonly stream: MediaStream;
  readonly read: CodeReader;
}

/** The camera with the codes that it reads. It is off until `start`, and goes off when the page is left or hidden. */
export function useCamera(onRead: (texts: readonly string[]) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [running, setRunning] = useState<Running | null>(null);
  const [isStarting, setStarting] = useState(false);
  const [error, setError] = useState<CameraError | null>(cameraObstacle);
  const [isLit, setLit] = useState(false);
  const attempt = useRef(0);
  const handleRead = useEffectEvent(onRead);

  const stop = useCallback((): void => {
    // A start that is still under way closes its camera when it arrives.
    attempt.current += 1;
    setStarting(false);
    setRunning(null);
    setLit(false);
  }, []);

  const start = async (): Promise<void> => {
    const obstacle = cameraObstacle();
    setError(obstacle);
    if (obstacle) return;
    const own = (attempt.current += 1);
    setStarting(true);
    let stream: MediaStream | undefined;
    try {
      stream = await openCamera();
      const read = await loadCodeReader();
      if (attempt.current !== own) return closeCamera(stream);
      setRunning({ stream, read });
    } catch (reason) {
      if (stream) closeCamera(stream);
      if (attempt.current === own) setError(stream ? 'failed' : cameraErrorOf(reason));
    }
    if (attempt.current === own) setStarting(false);
  };

  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') stop();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      attempt.current += 1;
    };
  }, [stop]);

  useEffect(() => {
    const element = video.current;
    if (!running || !element) return;
    const { stream, read } = running;
    element.srcObject = stream;
    // A start that is cut short by a stop is none that anybody waits for.
    void element.play().catch(() => undefined);
    for (const track of stream.getVideoTracks()) track.addEventListener('ended', stop);
    const end = readAll(element, read, handleRead);
    return () => {
      end();
      element.srcObject = null;
      closeCamera(stream);
    };
  }, [running, stop]);

  return {
    video,
    error,
    isStarting,
    isOn: running !== null,
    start,
    stop,
    torch:
      running && hasTorch(running.stream) ? { isLit, light: (on: boolean) => light(running.stream, on, setLit) } : null,
  };
}

/** The switch shows what the lamp does: it stays where the device does not follow. */
const light = (stream: MediaStream, on: boolean, setLit: (on: boolean) => void): void =>
  void setTorch(stream, on).then(
    () => setLit(on),
    () => undefined,
  );

/** Reads picture after picture until the returned function is called. */
function readAll(video: HTMLVideoElement, read: CodeReader, onRead: (texts: readonly string[]) => void): () => void {
  const seen = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const next = async (): Promise<void> => {
    // A picture that cannot be read is followed by another.
    const texts = await read(video).catch(() => []);
    if (isEnded) return;
    const now = performance.now();
    const unseen = [...new Set(texts)].filter((text) => now - (seen.get(text) ?? -Infinity) > OUT_OF_SIGHT_MS);
    for (const text of texts) seen.set(text, now);
    // At once: each reading adds to the text of the last drawing of the page, and would overwrite the one before.
    if (unseen.length > 0) onRead(unseen);
    timer = setTimeout(() => void next(), BETWEEN_PICTURES_MS);
  };
  void next();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
