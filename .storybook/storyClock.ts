/** The moment at which every story begins. Time runs on from there, so that waits and countdowns are real. */
export const STORY_CLOCK = Date.UTC(2026, 10, 20, 14, 30)

const RealDate = Date
let holders = 0

/** Makes the page believe it is STORY_CLOCK. Returns the undo; several stories on a docs page share one clock. */
export function holdStoryClock(): () => void {
  holders += 1
  const shift = STORY_CLOCK - RealDate.now()
  const now = () => RealDate.now() + shift
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  })
  return () => {
    holders -= 1
    if (holders === 0) globalThis.Date = RealDate
  }
}
