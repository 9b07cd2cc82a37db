import { describe, expect, it } from 'vitest'
import { checkTemplate } from './checkTemplate'
import type { TemplateLocale, TemplateVariable } from './emailTemplateShape'
import { exampleValues, renderTemplate } from './renderTemplate'

const variables: TemplateVariable[] = [
  { name: 'name', type: 'text', required: true, example: 'Lucía Fernández', sensitive: false },
  { name: 'link', type: 'url', required: false, example: 'https://example.com/a?b=1&c=2', sensitive: true },
]
const locale = (over: Partial<TemplateLocale> = {}): TemplateLocale => ({
  language: 'en',
  subject: 'Hello {{name}}',
  preheader: '',
  html: '<p>Hello {{ name }}, <a href="{{link}}">go on</a></p>',
  text: 'Hello {{name}}: {{link}}',
  ...over,
})
const codes = (over: Partial<TemplateLocale>) => checkTemplate(locale(over), variables).map(({ code }) => code)

describe('renderTemplate', () => {
  it('fills the examples in, escaped in the HTML and as they are in the text', () => {
    expect(renderTemplate(locale(), variables, exampleValues(variables))).toEqual({
      subject: 'Hello Lucía Fernández',
      preheader: '',
      html: '<p>Hello Lucía Fernández, <a href="https://example.com/a?b=1&amp;c=2">go on</a></p>',
      text: 'Hello Lucía Fernández: https://example.com/a?b=1&c=2',
    })
  })

  it('F83 substitutes names from the list only, and runs nothing', () => {
    const evil = '{{constructor.constructor("x")()}} {{constructor}} {{__proto__}} {{toString}}'
    expect(renderTemplate(locale({ html: evil }), variables, {}).html).toBe(evil)
  })

  it('F83 escapes markup and quotes of a value', () => {
    const { html } = renderTemplate(locale(), variables, { name: '<img src=x onerror=alert(1)>"\'', link: 'javascript:alert(1)' })
    expect(html).toBe('<p>Hello &lt;img src=x onerror=alert(1)&gt;&quot;&#39;, <a href="#">go on</a></p>')
  })

  it('does not fill a value in twice', () => {
    expect(renderTemplate(locale(), variables, { name: '{{link}}', link: 'https://example.com' }).text).toBe(
      'Hello {{link}}: https://example.com',
    )
  })

  it('S32 keeps the subject on one line', () => {
    expect(renderTemplate(locale(), variables, { name: 'a\r\nBcc: b@example.com', link: '' }).subject).toBe('Hello a Bcc: b@example.com')
  })
})

describe('checkTemplate', () => {
  it('finds nothing wrong with a good template', () => {
    expect(checkTemplate(locale(), variables)).toEqual([])
  })

  it.each([
    [{ subject: '  ' }, 'empty_subject'],
    [{ html: '<p>{{name}} {{surname}}</p>' }, 'unknown_variable'],
    [{ html: '<p>Hello</p>', subject: 'Hello', text: 'Hello' }, 'missing_variable'],
    [{ html: '<p>{{name}} {{name </p>' }, 'broken_placeholder'],
    [{ html: '<div><b>{{name}}</div>' }, 'unclosed_tag'],
    [{ html: '<table><tr><td>{{name}}</table><div>' }, 'unclosed_tag'],
    [{ html: '{{name}}</div>' }, 'unopened_tag'],
    [{ html: '<script>{{name}}</script>' }, 'script'],
    [{ text: '' }, 'no_text'],
    [{ html: `<p>{{name}}${'x'.repeat(103 * 1024)}</p>` }, 'clipped'],
    [{ html: '<p>{{name}}<img src="a.png"></p>' }, 'image_without_alt'],
  ] satisfies [Partial<TemplateLocale>, string][])('case %# finds what is wrong', (over, code) => {
    expect(codes(over)).toContain(code)
  })

  it('accepts comments, void tags and ends that HTML adds by itself', () => {
    expect(codes({ html: '<!-- <b> --><ul><li>{{name}}<li>x</ul><br><img src="a.png" alt="">' })).toEqual([])
  })

  it('P30 reads 50 kB of hostile HTML in under 50 ms', () => {
    for (const piece of ['<', '<a "', '{{', '{{a', '<!--', '<img ', '</', '</a>', '<b>']) {
      const html = piece.repeat(Math.ceil(50_000 / piece.length))
      const began = performance.now()
      checkTemplate(locale({ html }), variables)
      expect(performance.now() - began, piece).toBeLessThan(50)
    }
  })
})
