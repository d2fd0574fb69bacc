/** Sounds, synthesised here: no files. Silent until asked for. */
import { settings } from "./settings.svelte";

export type Sound = "dice" | "card" | "coin" | "bell" | "drum" | "no";

let context: AudioContext | null = null;

/** A sound, if the player wants sounds. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime + 0.01;
  if (sound === "bell") {
    tone(context, start, 659, 0.9, 0.12);
    tone(context, start, 1318, 0.7, 0.05);
    tone(context, start + 0.16, 880, 1.1, 0.1);
  } else if (sound === "coin") {
    tone(context, start, 1760, 0.16, 0.06);
    tone(context, start + 0.07, 2349, 0.3, 0.06);
  } else if (sound === "drum") {
    tone(context, start, 92, 0.4, 0.3, 48);
    noise(context, start, 0.12, 400, 0.12);
  } else if (sound === "no") {
    tone(context, start, 196, 0.16, 0.1, 165);
  } else if (sound === "card") noise(context, start, 0.11, 2600, 0.09);
  else for (const delay of [0, 0.07, 0.12, 0.2, 0.31]) noise(context, start + delay, 0.035, 1500 + delay * 2500, 0.22);
}

function tone(audio: AudioContext, start: number, pitch: number, length: number, loud: number, end = pitch): void {
  const source = audio.createOscillator();
  source.type = "sine";
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(end, start + length);
  source.connect(fading(audio, start, length, loud));
  source.start(start);
  source.stop(start + length);
}

function noise(audio: AudioContext, start: number, length: number, pitch: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(audio, start, length, loud));
  source.start(start);
}

function fading(audio: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  gain.connect(audio.destination);
  return gain;
}
