"""HTML of views, from templates that escape every value.

Values reach a page only through `render`: Jinja2 escapes them, and they are shortened, so that no
name becomes markup or makes a page large.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gspmd._support.text import displayed, shortened

if TYPE_CHECKING:
    from jinja2 import Environment
    from markupsafe import Markup

_MAX_NAME = 200      # characters of a name, type, sharding or location
_MAX_MESSAGE = 4000  # characters of an error message


_STYLE = """\
<!doctype html><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:14px sans-serif;margin:1em auto;padding:0 1em;max-width:70em}
td,th{padding:2px 8px}pre{overflow-x:auto}h1,h2{overflow-wrap:anywhere}</style>
"""

_TEMPLATES = {
    # On a narrow screen a table scrolls, and not the page.
    "table": """\
{% macro cell(value) %}<td style="text-align:left">{{ value }}</td>{% endmacro %}
<div style="overflow-x:auto;overflow-wrap:normal"><table>
<tr>{% for name in head %}<th style="text-align:left">{{ name }}</th>{% endfor %}</tr>
{% for row in rows %}
<tr>{% for value in row %}{{ cell(value) }}{% endfor %}</tr>
{% endfor %}
</table></div>
""",
    # A page of its own origin: scripts in it do not reach the notebook.
    "frame": """\
<iframe srcdoc="{{ page|attribute }}" sandbox="allow-scripts" \
style="width:100%;height:{{ height }}px;border:1px solid #ccc"></iframe>
""",
    "tiles": """\
<svg width="{{ "%.0f"|format(width) }}" height="{{ "%.0f"|format(height) }}">
{% for tile in tiles %}
<rect x="{{ "%.1f"|format(tile.x) }}" y="{{ "%.1f"|format(tile.y) }}" \
width="{{ "%.1f"|format(tile.width) }}" height="{{ "%.1f"|format(tile.height) }}" \
fill="{{ tile.color }}" stroke="white"/>
{% endfor %}
{% if more %}<text x="2" y="{{ "%.1f"|format(height - 3) }}" font-size="10">{{ more }}</text>{% endif %}
</svg>
""",
    "program": """\
{% macro line() %}<div style="margin:4px 0;overflow-wrap:anywhere">{{ caller() }}</div>
{% endmacro %}
{% call line() %}<b>{{ name }}</b>{% endcall %}
{% for mesh in meshes %}
{% call line() %}mesh <code>@{{ mesh.name }}</code>: \
{% for axis, size in mesh.axes %}{{ axis }}={{ size }}{% if not loop.last %}, {% endif %}\
{% else %}no axes{% endfor %}\
{% if mesh.num_hidden %}, and {{ mesh.num_hidden }} more{% endif %}, {{ mesh.devices }} devices{% endcall %}
{% endfor %}
{% if figures %}
{% call line() %}
{% for figure in figures %}
<div style="display:inline-block;margin:6px;vertical-align:top;max-width:190px;font-size:11px">
{{ figure.tiles }}<br><b>{{ figure.name }}</b><br>{{ figure.type }}<br>
<code>{{ figure.sharding }}</code><br>{{ figure.bytes }}, {{ figure.local_bytes }} each</div>
{% endfor %}
{% endcall %}
{% endif %}
{% if step %}
{% if collectives %}{% call line() %}{{ collectives }}{% endcall %}{% endif %}
{% call line() %}peak memory of a device: {{ step.peak }}{% endcall %}
{% call line() %}
<div style="width:480px;max-width:100%;box-sizing:border-box;white-space:nowrap;\
font-size:0;border:1px solid #999">
{% for bar in step.bars %}
<div title="{{ bar.name }} : {{ bar.type }}, {{ bar.role }}" style="display:inline-block;\
height:18px;width:{{ "%.2f"|format(bar.percent) }}%;background:{{ bar.color }}"></div>
{% endfor %}
<div style="display:inline-block;height:18px;width:{{ "%.2f"|format(step.rest_percent) }}%;\
background:#ddd"></div></div>
{% endcall %}
{% endif %}
""",
    "redirect": """\
<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url={{ address }}">
<a href="{{ address }}">the explorer</a>
""",
    "same": "<i>no difference</i>",
    "report_program": _STYLE + """\
<h2>{{ name }}</h2>{{ program }}
{% for file in files %}<a href="{{ file }}">{{ file }}</a> {% endfor %}
<pre>
{% for line in lines %}
{{ line|message }}
{% endfor %}
</pre>
""",
    "report": _STYLE + """\
{% macro cell(value) %}<td style="text-align:left">{{ value }}</td>{% endmacro %}
<h1>{{ title }}</h1>
<div style="overflow-x:auto;overflow-wrap:normal"><table>
<tr>{% for name in head %}<th style="text-align:left">{{ name }}</th>{% endfor %}</tr>
{% for row in sharded %}
<tr><td><a href="{{ row.folder|urlencode }}/index.html">{{ row.name }}</a></td>\
{% for value in row.figures %}{{ cell(value) }}{% endfor %}</tr>
{% endfor %}
</table></div>
{% if unsharded %}
<p>On one device: {% for name in unsharded %}{{ name }}{% if not loop.last %}, {% endif %}{% endfor %}</p>
{% endif %}
{% if unsupported %}
<h2>Not supported</h2>
<table>
<tr><th style="text-align:left">program</th><th style="text-align:left">why</th></tr>
{% for row in unsupported %}
<tr>{{ cell(row.name) }}{{ cell(row.why|message) }}</tr>
{% endfor %}
</table>
{% endif %}
""",
}

_environment: "Environment | None" = None


def _make_environment() -> "Environment":
    try:
        import jinja2
        from markupsafe import Markup, escape
    except ImportError as error:
        raise ImportError(
            "views of gspmd in notebooks and reports need the Python package Jinja2, which "
            "cannot be imported (%s); install it: pip install jinja2" % error) from error

    def displayed_value(value: Any) -> Any:
        """Returns the text that the page shows of a value. Escaped markup stays as it is."""
        if isinstance(value, (Markup, int, float)):
            return value
        if isinstance(value, jinja2.Undefined):
            return value  # StrictUndefined raises when it is printed
        return displayed(shortened(str(value), _MAX_NAME))

    def attribute(page: str) -> Markup:
        """Returns a page as the value of an attribute."""
        return escape(str(page))

    def message(text: str) -> Markup:
        return escape(displayed(shortened(text, _MAX_MESSAGE)))

    environment = jinja2.Environment(
        loader=jinja2.DictLoader(_TEMPLATES), autoescape=True, undefined=jinja2.StrictUndefined,
        finalize=displayed_value, trim_blocks=True)
    environment.filters.update(attribute=attribute, message=message)
    return environment


def render(template: str, **values: Any) -> "Markup":
    """Renders the template of that name with `values`. The result is escaped, and is not
    escaped again as a value of another template. Raises ImportError where Jinja2 is not installed."""
    global _environment
    if _environment is None:
        _environment = _make_environment()
    from markupsafe import Markup
    return Markup(_environment.get_template(template).render(values))
