import { type Asker, askLatest } from './askLatest'
import type { SampleAnswer, SampleQuestion } from './sampleIndex'
import workerUrl from './sampleIndex.worker.ts?worker&url'

interface Told {
  turn: number
  answer: SampleAnswer
}

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string }
}

/** The index in a worker, so that searching 100,000 rows never holds up a keystroke. */
export function startSampleAsker(): Asker<SampleQuestion, SampleAnswer> {
  const worker = new Worker(trusted(workerUrl), { type: 'module' })
  return askLatest({
    send: (turn, question) => worker.postMessage({ turn, question }),
    listen: (told) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Told>) => told(data.turn, data.answer))
      return () => worker.terminate()
    },
  })
}

/** The server's policy asks for Trusted Types; this one lets through the worker of this page and nothing else. */
function trusted(url: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  if (!types) return url
  const only = (asked: string) => {
    if (asked !== workerUrl) throw new TypeError('Not the worker of this page')
    return asked
  }
  return types.createPolicy('sample-index', { createScriptURL: only }).createScriptURL(url)
}
