/**
 * Runs steps in their order, as many at once as their weights allow.
 * A step waits for those it names in `after`; when one of them failed it is reported as blocked and not run.
 * @template {{ id: string, weight: number, after?: readonly string[] }} Step
 * @param {readonly Step[]} steps
 * @param {number} capacity
 * @param {(step: Step) => Promise<boolean>} run resolves to whether the step passed
 * @param {(step: Step, blockedBy: string) => void} block
 */
export async function schedule(steps, capacity, run, block) {
  const waiting = [...steps]
  /** @type {Map<string, boolean>} */
  const finished = new Map()
  const known = new Set(steps.map((step) => step.id))
  const active = new Set()
  let load = 0

  const settle = () => {
    for (const step of [...waiting]) {
      const needed = (step.after ?? []).filter((id) => known.has(id))
      const failed = needed.find((id) => finished.get(id) === false)
      if (failed) {
        waiting.splice(waiting.indexOf(step), 1)
        finished.set(step.id, false)
        block(step, failed)
        return settle()
      }
      const ready = needed.every((id) => finished.has(id))
      if (!ready) continue
      if (load > 0 && load + step.weight > capacity) {
        // A whole-machine step that is next in line is not overtaken for ever.
        if (step.weight >= capacity) return
        continue
      }
      waiting.splice(waiting.indexOf(step), 1)
      load += step.weight
      const work = run(step).then((passed) => {
        load -= step.weight
        finished.set(step.id, passed)
        active.delete(work)
      })
      active.add(work)
    }
  }

  settle()
  while (active.size > 0) {
    await Promise.race(active)
    settle()
  }
}
