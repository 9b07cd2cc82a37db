import { type Asker, askLatest } from './askLatest'
import type { SampleAnswer, SampleQuestion } from './sampleIndex'

interface Told {
  turn: number
  answer: SampleAnswer
}

/** The index in a worker, so that searching 100,000 rows never holds up a keystroke. */
export function startSampleAsker(): Asker<SampleQuestion, SampleAnswer> {
  const worker = new Worker(new URL('./sampleIndex.worker.ts', import.meta.url), { type: 'module' })
  return askLatest({
    send: (turn, question) => worker.postMessage({ turn, question }),
    listen: (told) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Told>) => told(data.turn, data.answer))
      return () => worker.terminate()
    },
  })
}
