import { createContext, type ReactNode, use, useEffect, useId, useState } from 'react'

/** Which forms hold typing that is not saved yet. */
export interface DirtyForms {
  set(form: string, dirty: boolean): void
  any(): boolean
}

export function createDirtyForms(): DirtyForms {
  const forms = new Set<string>()
  return {
    set: (form, dirty) => void (dirty ? forms.add(form) : forms.delete(form)),
    any: () => forms.size > 0,
  }
}

const Forms = createContext<DirtyForms | null>(null)

/** Holds the register of unsaved forms and makes the browser ask before the tab is left with one. */
export function DirtyFormsProvider({ children }: { children: ReactNode }) {
  const [forms] = useState(createDirtyForms)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (forms.any()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [forms])
  return <Forms value={forms}>{children}</Forms>
}

/** The register of the app around. Fails outside `DirtyFormsProvider`. */
export function useDirtyForms(): DirtyForms {
  const forms = use(Forms)
  if (!forms) throw new Error('useDirtyForms needs DirtyFormsProvider above it')
  return forms
}

/** Says that this form holds unsaved typing while `dirty`. */
export function useDirty(dirty: boolean): void {
  const forms = useDirtyForms()
  const id = useId()
  useEffect(() => {
    forms.set(id, dirty)
    return () => forms.set(id, false)
  }, [forms, id, dirty])
}
