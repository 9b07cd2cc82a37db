/** What answers questions elsewhere; a Worker is one. */
export interface Answerer<Question, Answer> {
  send: (turn: number, question: Question) => void
  /** Returns the way to stop it for good. */
  listen: (told: (turn: number, answer: Answer) => void) => () => void
}

export interface Asker<Question, Answer> {
  ask: (question: Question, onAnswer: (answer: Answer) => void) => void
  /** Whatever is on its way is no longer wanted. */
  forget: () => void
  stop: () => void
}

/** Tells only the answer to the newest question; late answers to older ones are dropped (F37). */
export function askLatest<Question, Answer>(answerer: Answerer<Question, Answer>): Asker<Question, Answer> {
  let turn = 0
  let waiting: ((answer: Answer) => void) | undefined
  const stop = answerer.listen((answered, answer) => {
    if (answered !== turn) return
    const tell = waiting
    waiting = undefined
    tell?.(answer)
  })
  return {
    ask: (question, onAnswer) => {
      turn += 1
      waiting = onAnswer
      answerer.send(turn, question)
    },
    forget: () => {
      waiting = undefined
    },
    stop,
  }
}
