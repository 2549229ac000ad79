/**
 * A burst of short grains: filtered noise, or pure tones. Times are in ms and
 * frequencies in Hz.
 */
interface Grains {
  tone?: true;
  count: number;
  /** Time over which the grains are scattered at random. */
  span?: number;
  /** Delay before the first grain. */
  wait?: number;
  /** Each grain picks a frequency in this range. */
  pitch: readonly [lowest: number, highest: number];
  /** Final frequency of a grain as a multiple of its first. */
  glide?: number;
  /** Q of the filter: the higher, the more the noise rings. */
  ring?: number;
  length: number;
  level: number;
}

/** What each kind of snack sounds like between the teeth. */
const crunches = {
  crisp: [
    { count: 1, pitch: [1500, 1700], ring: 0.8, length: 45, level: 0.9 },
    { count: 10, span: 130, pitch: [2800, 7500], ring: 1.2, length: 22, level: 1 },
  ],
  puff: [
    { count: 3, span: 90, pitch: [420, 700], ring: 0.7, length: 110, level: 1.1 },
    { count: 6, span: 140, pitch: [1200, 2200], ring: 1, length: 18, level: 0.5 },
  ],
  popcorn: [
    { tone: true, count: 1, pitch: [620, 680], glide: 0.3, length: 55, level: 0.7 },
    { count: 1, pitch: [1900, 2300], ring: 1, length: 18, level: 1 },
    {
      tone: true,
      count: 1,
      wait: 95,
      pitch: [820, 900],
      glide: 0.35,
      length: 40,
      level: 0.4,
    },
    { count: 5, wait: 100, span: 90, pitch: [900, 1800], length: 30, level: 0.5 },
  ],
  nut: [
    { count: 1, pitch: [1100, 1200], ring: 9, length: 40, level: 3.5 },
    { tone: true, count: 1, pitch: [210, 230], glide: 0.6, length: 70, level: 0.7 },
    { count: 4, wait: 70, span: 90, pitch: [1600, 2600], ring: 4, length: 20, level: 1 },
  ],
  biscuit: [
    { count: 1, pitch: [1300, 1500], ring: 2, length: 30, level: 2.2 },
    { count: 14, wait: 20, span: 240, pitch: [700, 2400], length: 26, level: 0.9 },
  ],
  sweet: [
    { count: 1, pitch: [5000, 6000], ring: 2, length: 10, level: 1.6 },
    { tone: true, count: 1, pitch: [3050, 3150], length: 90, level: 0.4 },
    { tone: true, count: 1, pitch: [4700, 4800], length: 60, level: 0.15 },
    {
      tone: true,
      count: 3,
      wait: 110,
      span: 130,
      pitch: [2800, 3600],
      length: 30,
      level: 0.15,
    },
  ],
  jelly: [
    {
      tone: true,
      count: 2,
      span: 60,
      pitch: [140, 170],
      glide: 2.2,
      length: 130,
      level: 0.8,
    },
    {
      count: 3,
      span: 120,
      pitch: [500, 800],
      glide: 1.8,
      ring: 7,
      length: 70,
      level: 1.2,
    },
  ],
  cone: [
    { count: 3, span: 150, pitch: [800, 1000], ring: 4, length: 50, level: 1.4 },
    { count: 7, span: 170, pitch: [2200, 4200], ring: 1.5, length: 16, level: 0.7 },
  ],
} satisfies Record<string, readonly Grains[]>;

export type Crunch = keyof typeof crunches;

const volume = 0.8;
/** Silence, to which an exponential ramp comes close. */
const silence = 0.001;
/** Of the noise in seconds: two of the longest grain, which starts at random. */
const noiseLength = 0.4;

/** Returns a function that plays a crunch. No two bites sound quite the same. */
export function crunchPlayer(audio: BaseAudioContext): (crunch: Crunch) => void {
  const limiter = audio.createDynamicsCompressor();
  limiter.connect(audio.destination);
  const noise = whiteNoise(audio);
  return (crunch) => {
    for (const grains of crunches[crunch] as readonly Grains[])
      for (let grain = 0; grain < grains.count; grain++) playGrain(audio, noise, limiter, grains);
  };
}

function playGrain(
  audio: BaseAudioContext,
  noise: AudioBuffer,
  output: AudioNode,
  { tone, wait = 0, span = 0, pitch, glide = 1, ring = 1.5, length, level }: Grains,
): void {
  const start = audio.currentTime + (wait + between(0, span)) / 1000;
  const end = start + length / 1000;
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(volume * level, start + 0.002);
  envelope.gain.exponentialRampToValueAtTime(silence, end);
  envelope.connect(output);
  const first = between(...pitch);
  const slide = (frequency: AudioParam) => {
    frequency.setValueAtTime(first, start);
    frequency.exponentialRampToValueAtTime(first * glide, end);
  };
  if (tone) {
    const oscillator = new OscillatorNode(audio);
    slide(oscillator.frequency);
    oscillator.connect(envelope);
    oscillator.start(start);
    oscillator.stop(end);
    return;
  }
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', Q: ring });
  slide(filter.frequency);
  source.connect(filter).connect(envelope);
  source.start(start, between(0, noise.duration / 2), length / 1000);
}

function whiteNoise(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, noiseLength * audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = between(-1, 1);
  return buffer;
}

const between = (lowest: number, highest: number): number =>
  lowest + Math.random() * (highest - lowest);
