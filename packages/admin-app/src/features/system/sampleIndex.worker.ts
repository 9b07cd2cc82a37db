import { createSampleIndex, type SampleQuestion } from './sampleIndex'

const index = createSampleIndex()

self.addEventListener('message', ({ data }: MessageEvent<{ turn: number; question: SampleQuestion }>) => {
  const answer = index.ask(data.question)
  self.postMessage({ turn: data.turn, answer }, { transfer: [answer.found.buffer] })
})
