"""Standard Arabic sentence patterns, without vowel signs; verbs and adjectives agree in gender."""

from __future__ import annotations

import random
import re

from .english import other_number
from .grammar import Draft, Grammar, contrast, two

Person = tuple[str, str]  # text, m or f

NAMES: list[Person] = [(n, "m") for n in "حسن كريم طارق وليد ماجد نبيل رامي فادي زياد باسم عادل هشام جمال مروان أنور".split()]
NAMES += [(n, "f") for n in "ليلى نور هدى سلمى رنا دينا منى هالة ندى جميلة زينب ياسمين سعاد أمل رشا".split()]
ROLES: list[Person] = [(f"ال{n}", "m") for n in "ممرض مهندس رسام مزارع خياط صحفي ميكانيكي عازف حارس محاسب جزار بحار سائح مغني حكم محقق كهربائي مستأجر مصور ممثل مخرج ملاكم وزير جراح نجار صياد أمير راعي بائع نادل جندي مترجم مرشد كاتب طالب فلاح لاعب".split()]
ROLES += [(f"ال{n}", "f") for n in "ممرضة مهندسة رسامة مزارعة صحفية عازفة حارسة سائحة مغنية محققة مستأجرة ممثلة مخرجة وزيرة أميرة راعية بائعة نادلة مترجمة مرشدة كاتبة طالبة فلاحة".split()]
ANIMALS: list[Person] = [(n, "m") for n in "الذئب الثعلب الدب الحصان الحمار القرد الأسد النمر الصقر الجمل".split()] + [(n, "f") for n in "الأفعى العنزة البقرة الإوزة".split()]
GROUPS: list[Person] = [(n, "m") for n in "الجيش الفريق النادي البنك المستشفى الحزب المجلس الاتحاد".split()] + [(n, "f") for n in "اللجنة النقابة الوزارة الوكالة الجامعة البلدية المحكمة".split()]
TIMES = "أمس, مساء أمس, يوم الاثنين, في مارس, هذا الصباح, أثناء الحفلة, عام 2009, في الاجتماع, في الصيف الماضي, ظهرا, قبل أسبوعين".split(", ")


def with_l(x: str) -> str:
    """After the preposition li-: للمهندس, لحسن."""
    return "لل" + x[2:] if x.startswith("ال") and not x.startswith("الل") else "ل" + x[2:] if x.startswith("الل") else "ل" + x


def say(pattern: str, a: Person, b: Person, /, **more: str) -> str:
    """{0} {1}: the two; {l0}: after li-; [0:m/f]: the form that agrees with the first."""
    chosen = re.sub(r"\[([01]):([^/\]]*)/([^\]]*)\]", lambda m: m[2] if (a, b)[int(m[1])][1] == "m" else m[3], pattern)
    return chosen.format(a[0], b[0], l0=with_l(a[0]), l1=with_l(b[0]), **more)


def _pair(random_: random.Random) -> tuple[Person, Person]:
    return two(NAMES if random_.random() < 0.45 else ROLES, random_)


def _timed(random_: random.Random, texts: list[str]) -> list[str]:
    if random_.random() < 0.5:
        return [t + "." for t in texts]
    time = random_.choice(TIMES)
    return [f"{t} {time}." for t in texts]


# he, she, verbal noun; f after it where the verbal noun is feminine
PERSON_VERBS = [tuple(v.split("/")) for v in """انتقد/انتقدت/انتقاد/m;ضرب/ضربت/ضرب/m;هاجم/هاجمت/مهاجمة/f;خدع/خدعت/خداع/m;طرد/طردت/طرد/m;أهان/أهانت/إهانة/f;هدد/هددت/تهديد/m;وبخ/وبخت/توبيخ/m;استجوب/استجوبت/استجواب/m;اتهم/اتهمت/اتهام/m;
دعم/دعمت/دعم/m;هنأ/هنأت/تهنئة/f;كرم/كرمت/تكريم/m;أنقذ/أنقذت/إنقاذ/m;راقب/راقبت/مراقبة/f;دعا/دعت/دعوة/f;فاجأ/فاجأت/مفاجأة/f;وظف/وظفت/توظيف/m;فحص/فحصت/فحص/m;حذر/حذرت/تحذير/m;استقبل/استقبلت/استقبال/m;اختار/اختارت/اختيار/m;
تجاهل/تجاهلت/تجاهل/m;صور/صورت/تصوير/m;رشح/رشحت/ترشيح/m;عاقب/عاقبت/معاقبة/f;شجع/شجعت/تشجيع/m""".replace("\n", "").split(";")]
ANIMAL_VERBS = [tuple(v.split("/")) for v in "هاجم/هاجمت/مهاجمة/f;قتل/قتلت/قتل/m;راقب/راقبت/مراقبة/f;جرح/جرحت/جرح/m".split(";")]
GROUP_VERBS = [tuple(v.split("/")) for v in "انتقد/انتقدت/انتقاد/m;دعم/دعمت/دعم/m;مول/مولت/تمويل/m;اتهم/اتهمت/اتهام/m;حذر/حذرت/تحذير/m;كرم/كرمت/تكريم/m".split(";")]


def passive(random_: random.Random) -> Draft:
    draw = random_.random()
    verbs = PERSON_VERBS if draw < 0.75 else ANIMAL_VERBS if draw < 0.88 else GROUP_VERBS
    a, b = _pair(random_) if draw < 0.75 else two(ANIMALS if draw < 0.88 else GROUPS, random_)
    he, she, noun, gender = random_.choice(verbs)
    done = "تم" if gender == "m" else "تمت"
    patterns = [f"[0:{he}/{she}] {{0}} {{1}}", f"{done} {noun} {{1}} من قبل {{0}}", f"{{0}} [0:{he}/{she}] {{1}}", f"[0:الذي {he}/التي {she}] {{1}} [0:هو/هي] {{0}}", f"{{1}} [1:تم/تم] {noun}[1:ه/ها] من قبل {{0}}"]
    if gender == "f":
        patterns[4] = f"{{1}} تمت {noun[:-1]}ت[1:ه/ها] من قبل {{0}}"
    if noun.endswith("أة"):
        patterns = patterns[:4]
    texts = _timed(random_, [say(p, u, v) for u, v in ((a, b), (b, a)) for p in patterns])
    return contrast(random_, texts[: len(patterns)], texts[len(patterns) :], 4.8, 1.8)


CONVERSES = [
    ("[0:أهدى/أهدت] {0} {x} {l1}", "[1:تلقى/تلقت] {1} {x} هدية من {0}"), ("[0:أرسل/أرسلت] {0} طردا فيه {y} إلى {1}", "وصل إلى {1} طرد من {0} فيه {y}"),
    ("[0:أعار/أعارت] {0} {x} {l1}", "[1:استعار/استعارت] {1} {x} من {0}"), ("[0:سلم/سلمت] {0} {x} إلى {1}", "[1:تسلم/تسلمت] {1} {x} من {0}"), ("[0:سرق/سرقت] {0} {x} من {1}", "[1:تعرض/تعرضت] {1} لسرقة {y} على يد {0}"), ("[0:ورث/ورثت] {0} {x} عن {1}", "[1:ترك/تركت] {1} {x} إرثا {l0}"),
]  # fmt: skip
# accusative, other cases
THINGS = [tuple(t.split("/")) for t in "كاميرا/كاميرا,غيتارا/غيتار,دراجة/دراجة,حاسوبا/حاسوب,سجادة/سجادة,خيمة/خيمة,سلما/سلم,ساعة/ساعة,عقدا/عقد,لوحة/لوحة,تلسكوبا/تلسكوب,آلة خياطة/آلة خياطة,هاتفا/هاتف,مصباحا/مصباح".split(",")]


def converse(random_: random.Random) -> Draft:
    a, b = _pair(random_)
    x, y = random_.choice(THINGS)
    patterns = random_.choice(CONVERSES)
    texts = _timed(random_, [say(p, u, v, x=x, y=y) for u, v in ((a, b), (b, a)) for p in patterns])
    return contrast(random_, texts[:2], texts[2:], 4.7, 1.9)


COMPARED = [
    ("{0} أطول قامة من {1}", "{1} أقصر قامة من {0}", "{1} [1:ليس/ليست] بطول {0}"), ("{0} أسرع من {1}", "{1} أبطأ من {0}", "{1} [1:ليس/ليست] بسرعة {0}"), ("{0} أقوى من {1}", "{1} أضعف من {0}", "{1} [1:ليس/ليست] بقوة {0}"),
    ("{0} [0:يكسب/تكسب] أكثر من {1}", "{1} [1:يكسب/تكسب] أقل من {0}", "{1} لا [1:يكسب/تكسب] مثل {0} بل أقل"), ("[0:وصل/وصلت] {0} قبل {1}", "[1:وصل/وصلت] {1} بعد {0}", "{1} [1:تأخر/تأخرت] في الوصول عن {0}"), ("[0:يجلس/تجلس] {0} أمام {1}", "[1:يجلس/تجلس] {1} خلف {0}", "{1} في المقعد الواقع خلف {0}"),
    ("[0:يقيم/تقيم] {0} في الطابق الذي فوق {1}", "[1:يقيم/تقيم] {1} في الطابق الذي تحت {0}", "شقة {1} أسفل شقة {0}"), ("{0} [0:مدين/مدينة] بالمال {l1}", "{l1} دين على {0}", "على {0} دين {l1}"), ("[0:يرأس/ترأس] {0} {1} في العمل", "[1:يعمل/تعمل] {1} تحت إمرة {0}", "{0} [0:رئيس/رئيسة] {1} في العمل"),
]  # fmt: skip


def compared(random_: random.Random) -> Draft:
    a, b = _pair(random_)
    patterns = random_.choice(COMPARED)
    same, other = ([say(p, u, v) + "." for p in patterns] for u, v in ((a, b), (b, a)))
    return contrast(random_, same, other, 4.6, 1.9)


SYMMETRIC = [
    ("[0:تزوج/تزوجت] {0} من {1}", "[0:تطلق/تطلقت] {0} من {1}"), ("[0:لعب/لعبت] {0} الشطرنج مع {1}", "[0:لعب/لعبت] {0} التنس مع {1}"), ("{0} [0:يشبه/تشبه] {1}", "{0} [0:ينتظر/تنتظر] {1}"), ("لم يحضر {0} ولا {1} إلى العشاء", "حضر كل من {0} و{1} إلى العشاء"),
    ("[0:رقص/رقصت] {0} مع {1} طوال الليل", "[0:تجادل/تجادلت] {0} مع {1} طوال الليل"), ("انتقل كل من {0} و{1} إلى الساحل", "انتقل كل من {0} و{1} إلى الجبل"), ("{0} [0:يعمل/تعمل] مع {1} في مكتب واحد", "{0} [0:يعمل/تعمل] بعيدا عن {1} في مكتب آخر"), ("منزل {0} قريب من منزل {1}", "منزل {0} بعيد عن منزل {1}"),
]  # fmt: skip


def symmetric(random_: random.Random) -> Draft:
    a, b = _pair(random_)
    pattern, changed = random_.choice(SYMMETRIC)
    if pattern.startswith("[0:تزوج") and (a[1] == b[1]):
        pattern, changed = SYMMETRIC[1]
    return contrast(random_, [say(pattern, a, b) + ".", say(pattern, b, a) + "."], [say(changed, a, b) + ".", say(changed, b, a) + "."], 4.9, 2.0)


# subject, gender, P, P accusative, Q, Q accusative
STATES = [
    ("المعبر", "m", "مفتوح", "مفتوحا", "مغلق", "مغلقا"), ("المطعم", "m", "مفتوح", "مفتوحا", "مغلق", "مغلقا"), ("جواب الشاهد", "m", "صحيح", "صحيحا", "خاطئ", "خاطئا"), ("الجندي الجريح", "m", "حي", "حيا", "ميت", "ميتا"), ("خزان الماء", "m", "فارغ", "فارغا", "ممتلئ", "ممتلئا"),
    ("المتهم", "m", "مذنب", "مذنبا", "بريء", "بريئا"), ("الطفل", "m", "مستيقظ", "مستيقظا", "نائم", "نائما"), ("الشاهد الثالث", "m", "حاضر", "حاضرا", "غائب", "غائبا"), ("الطريق", "m", "جاف", "جافا", "مبتل", "مبتلا"), ("المقعد", "m", "شاغر", "شاغرا", "محجوز", "محجوزا"),
    ("الحل السلمي", "m", "ممكن", "ممكنا", "مستحيل", "مستحيلا"), ("مصباح الممر", "m", "مضاء", "مضاء", "مطفأ", "مطفأ"), ("الشارع", "m", "هادئ", "هادئا", "صاخب", "صاخبا"), ("الشاطئ", "m", "آمن", "آمنا", "خطر", "خطرا"), ("الصيد هنا", "m", "مسموح", "مسموحا", "ممنوع", "ممنوعا"),
    ("الصيدلية", "f", "مفتوحة", "مفتوحة", "مغلقة", "مغلقة"), ("الحديقة العامة", "f", "مفتوحة", "مفتوحة", "مغلقة", "مغلقة"), ("الإشاعة", "f", "صحيحة", "صحيحة", "كاذبة", "كاذبة"), ("الزجاجة", "f", "فارغة", "فارغة", "ممتلئة", "ممتلئة"), ("القائمة", "f", "كاملة", "كاملة", "ناقصة", "ناقصة"),
    ("القرية", "f", "مأهولة", "مأهولة", "مهجورة", "مهجورة"), ("الأخت الكبرى", "f", "متزوجة", "متزوجة", "عزباء", "عزباء"), ("الوزيرة", "f", "حاضرة", "حاضرة", "غائبة", "غائبة"), ("الغرفة", "f", "نظيفة", "نظيفة", "متسخة", "متسخة"), ("المدفأة", "f", "مشتعلة", "مشتعلة", "مطفأة", "مطفأة"), ("الأرضية", "f", "جافة", "جافة", "مبتلة", "مبتلة"),
]  # fmt: skip


def negated_state(random_: random.Random) -> Draft:
    noun, gender, p, p_acc, q, q_acc = random_.choice(STATES)
    if random_.random() < 0.5:
        p, p_acc, q, q_acc = q, q_acc, p, p_acc
    not_ = "ليس" if gender == "m" else "ليست"
    forms = lambda x, y, y_acc: [f"{noun} {x}.", f"{noun} {not_} {y_acc}.", f"ليس صحيحا أن {noun} {y}.", f"{not_} {noun} {y_acc}."]  # noqa: E731
    draft = contrast(random_, forms(p, q, q_acc), forms(q, p, p_acc), 4.6, 1.6)
    if random_.random() < 0.3 and "ليس" not in draft[0]:
        return draft[0], draft[0].replace(noun, noun + random_.choice([" فعلا", " حقا", " بالفعل"]), 1), draft[2], 4.8, 1.6
    return draft


# he did, she did, (did not) he, she, what
DEEDS = [tuple(d.split("/")) for d in """أغلق/أغلقت/يغلق/تغلق/الخزنة;سقى/سقت/يسق/تسق/النباتات;وقع/وقعت/يوقع/توقع/العقد;اجتاز/اجتازت/يجتز/تجتز/امتحان القيادة;أحضر/أحضرت/يحضر/تحضر/المظلة;أصلح/أصلحت/يصلح/تصلح/المحرك;تناول/تناولت/يتناول/تتناول/الدواء;
وجد/وجدت/يجد/تجد/المفتاح الضائع;بلغ/بلغت/يبلغ/تبلغ/القمة;ترجم/ترجمت/يترجم/تترجم/القصيدة;حضر/حضرت/يحضر/تحضر/الجنازة;قال/قالت/يقل/تقل/الحقيقة;أكل/أكلت/يأكل/تأكل/الحساء;قبل/قبلت/يقبل/تقبل/العرض;لاحظ/لاحظت/يلاحظ/تلاحظ/الخطأ;
نسخ/نسخت/ينسخ/تنسخ/الملفات;فهم/فهمت/يفهم/تفهم/السؤال;لبس/لبست/يلبس/تلبس/المعطف;ركب/ركبت/يركب/تركب/العبارة الأخيرة;شرب/شربت/يشرب/تشرب/الشاي""".replace("\n", "").split(";")]


def negated_deed(random_: random.Random) -> Draft:
    a = random_.choice(NAMES + ROLES)
    he, she, not_he, not_she, what = random_.choice(DEEDS)
    did = f"[0:{he}/{she}]"
    did_not = f"لم [0:{not_he}/{not_she}]"
    yes = [f"{did} {{0}} {what}", f"{{0}} {did} {what}", f"صحيح أن {{0}} {did} {what}", f"ليس صحيحا أن {{0}} {did_not} {what}"]
    no = [f"{did_not} {{0}} {what}", f"{{0}} {did_not} {what}", f"صحيح أن {{0}} {did_not} {what}", f"ليس صحيحا أن {{0}} {did} {what}", f"ما {did} {{0}} {what}"]
    same, other = (yes, no[:4]) if random_.random() < 0.5 else (no, yes)
    same, other = ([say(p, a, a) + "." for p in x] for x in (same, other))
    return contrast(random_, same, other, 4.7, 1.7)


def nobody(random_: random.Random) -> Draft:
    he, _, not_he, _, what = random_.choice(DEEDS)
    place = random_.choice(["في المكتب", "في الفريق", "في شارعنا", "في المخيم", "في العائلة"])
    no = [f"لم {not_he} أحد {place} {what}.", f"لا أحد {place} {he} {what}.", f"ما من أحد {place} {he} {what}."]
    every = [f"كل شخص {place} {he} {what}.", f"كل من {place} {he} {what}.", f"ما من أحد {place} إلا و{he} {what}."]
    some = [f"شخص ما {place} {he} {what}.", f"شخص واحد على الأقل {place} {he} {what}.", f"هناك من {he} {what} {place}."]
    same, other = random_.choice([(no, every), (every, no), (no, some), (some, no)])
    return contrast(random_, same, other, 4.7, 1.7)


OPPOSED = [
    ("كانت البحيرة {x}.", "كبيرة", "واسعة", "صغيرة"), ("كان الحساء {x}.", "لذيذا", "شهيا", "كريه الطعم"), ("{x} الشركة مئتي عامل.", "وظفت", "شغلت", "سرحت"), ("{x} استهلاك النفط في الربع الثاني.", "ازداد", "زاد", "تراجع"), ("{x} الوزير الاقتراح.", "قبل", "وافق على", "رفض"),
    ("{x} الوزير الاتهامات.", "نفى", "كذب", "أكد"), ("كان الجمهور {x} أثناء الخطاب.", "هادئا", "صامتا", "صاخبا"), ("الصعود إلى الكوخ {x}.", "متعب", "شاق", "مريح"), ("{x} المهندسون الجسر.", "شيد", "بنى", "هدم"), ("السباحة هنا {x}.", "ممنوعة", "محظورة", "مسموحة"),
    ("الجيران {x} جدا.", "طيبون", "لطفاء", "وقحون"), ("{x} المتنزهون التل.", "صعد", "تسلق", "نزل"), ("كان الثوب {x}.", "غاليا", "باهظ الثمن", "رخيصا"), ("كانت التجربة {x}.", "ناجحة", "موفقة", "فاشلة"), ("{x} الجيش المدينة عند الفجر.", "هاجم", "اقتحم", "غادر"), ("{x} الجمهور للمغني.", "صفق", "هتف", "لم يصفق"),
    ("الكلب {x} بيته.", "داخل", "في", "خارج"), ("{x} اللجنة الاجتماع في العاشرة.", "بدأت", "افتتحت", "أنهت"), ("فهم هذه النظرية {x}.", "صعب", "عسير", "سهل"), ("تكلم المحامي {x}.", "بصوت عال", "بصوت مرتفع", "بصوت منخفض"), ("{x} حالة المريض.", "تحسنت", "صارت أفضل", "تدهورت"), ("{x} الأخوان.", "اتفق", "تفاهم", "اختلف"),
    ("سقف الحظيرة {x}.", "متضرر", "تالف", "سليم"), ("كان شرحها {x}.", "واضحا", "سهل الفهم", "غامضا"), ("{x} الشاهد لون السيارة.", "يتذكر", "يذكر", "لا يتذكر"), ("{x} درجة الحرارة ليلا.", "انخفضت", "هبطت", "ارتفعت"), ("{x} الضيوف يوم الثلاثاء.", "رحل", "غادر", "وصل"), ("السكر {x} للأسنان.", "ضار", "مؤذ", "نافع"),
    ("{x} رئيس البلدية الملعب الجديد.", "مدح", "أثنى على", "ذم"), ("وضع الكتاب {x} المجلة.", "تحت", "أسفل", "فوق"), ("{x} اللص.", "قبض على", "ألقي القبض على", "أطلق سراح"), ("{x} المستثمرون ثروة.", "كسب", "جنى", "فقد"), ("كان الكهف {x}.", "مظلما", "معتما", "مضيئا"), ("{x} المرأة معطفها.", "لبست", "ارتدت", "خلعت"),
    ("الطائرة على وشك {x}.", "الهبوط", "النزول", "الإقلاع"), ("بدا العجوز {x}.", "سعيدا", "مسرورا", "حزينا"), ("الشارع {x}.", "ضيق", "قليل العرض", "عريض"), ("ماء البئر {x}.", "ملوث", "قذر", "نقي"), ("{x} المعلم تلاميذه.", "عاقب", "أدب", "كافأ"), ("كان السؤال {x}.", "بسيطا", "يسيرا", "معقدا"), ("{x} العمال السفينة قبل العاصفة.", "حمل", "ملأ", "أفرغ"),
]  # fmt: skip
OPENERS = ["", "", "", "في النهاية ", "حسب الصحيفة ", "لحسن الحظ ", "كما سمعنا "]


def opposed(random_: random.Random) -> Draft:
    pattern, word, near, far = random_.choice(OPPOSED)
    opener = random_.choice(OPENERS)
    texts = [opener + pattern.format(x=x) for x in (word, near, far)]
    if random_.random() < 0.4:
        texts[:2] = texts[1::-1]
    return texts[0], texts[1], texts[2], 4.7, 1.7


ONES = "صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة".split()
TEENS = "أحد عشر,اثنا عشر,ثلاثة عشر,أربعة عشر,خمسة عشر,ستة عشر,سبعة عشر,ثمانية عشر,تسعة عشر".split(",")
TENS = ". . عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون".split()
HUNDREDS = ". مئة مئتان ثلاثمئة أربعمئة خمسمئة ستمئة سبعمئة ثمانمئة تسعمئة".split()
DIGITS = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")


def in_words(n: int) -> str:
    """0..9,999, nominative, as one counts."""
    if n <= 10:
        return ONES[n]
    if n < 20:
        return TEENS[n - 11]
    if n < 100:
        return (f"{ONES[n % 10]} و" if n % 10 else "") + TENS[n // 10]
    if n < 1000:
        return HUNDREDS[n // 100] + (f" و{in_words(n % 100)}" if n % 100 else "")
    thousands = {1: "ألف", 2: "ألفان"}.get(n // 1000) or f"{ONES[n // 1000]} آلاف"
    return thousands + (f" و{in_words(n % 1000)}" if n % 1000 else "")


COUNTED = [("عدد طيور البطريق في الحديقة {n}", 3, 60), ("عدد البحارة الذين أنقذوا {n}", 2, 40), ("يبلغ عدد سكان القرية {n}", 40, 990), ("عدد صفحات الرواية {n}", 90, 900), ("عدد الأغاني التي أدتها الجوقة {n}", 2, 30), ("عدد البيوت التي تضررت {n}", 3, 300), ("عدد أشجار التفاح في البستان {n}", 12, 400),
           ("عدد الفروع الجديدة للشركة {n}", 2, 60), ("عدد الراسبين في الامتحان {n}", 2, 40), ("رصيد الفريق من النقاط {n}", 4, 110), ("عدد خراف المزارع {n}", 8, 300), ("عدد الدول الموقعة على المعاهدة {n}", 3, 120), ("عدد رواياتها {n}", 2, 30), ("عدد ركاب المصعد {n}", 4, 24), ("عدد الأرغفة المباعة قبل الظهر {n}", 10, 400),
           ("عدد أيام الإضراب {n}", 2, 60), ("عدد المتطوعين على الشاطئ {n}", 5, 300), ("عدد شجيرات الورد {n}", 3, 40), ("عدد الأفلام التي شاهدتها لجنة التحكيم {n}", 3, 40)]  # fmt: skip


def counted(random_: random.Random) -> Draft:
    pattern, low, high = random_.choice(COUNTED)
    n = random_.randint(low, high)
    m = other_number(random_, n)
    m = m if m < 9999 else n + 5
    forms = lambda k: [pattern.format(n=x) + "." for x in (str(k), in_words(k), str(k).translate(DIGITS))]  # noqa: E731
    return contrast(random_, forms(n), forms(m), 4.9, 2.6)


def _unit(n: int, plural: str, accusative: str, single: str) -> str:
    rest = n % 100
    return plural if 3 <= rest <= 10 else accusative if 11 <= rest <= 99 else single


MEASURED = [  # pattern, range, abbreviation and the three forms; another unit's
    ("طول الأنبوب {x}", 3, 90, ("م", "أمتار", "مترا", "متر"), ("سم", "سنتيمترات", "سنتيمترا", "سنتيمتر")), ("وزن الحمولة {x}", 3, 90, ("طن", "أطنان", "طنا", "طن"), ("كغ", "كيلوغرامات", "كيلوغراما", "كيلوغرام")), ("تستغرق المحاضرة {x}", 3, 9, ("س", "ساعات", "ساعة", "ساعة"), ("د", "دقائق", "دقيقة", "دقيقة")),
    ("في الزجاجة {x} من الزيت", 3, 90, ("ل", "لترات", "لترا", "لتر"), ("مل", "مليلترات", "مليلترا", "مليلتر")), ("تبعد المزرعة {x}", 3, 90, ("كم", "كيلومترات", "كيلومترا", "كيلومتر"), ("م", "أمتار", "مترا", "متر")), ("وزن المعطف {x}", 103, 900, ("غ", "غرامات", "غراما", "غرام"), ("كغ", "كيلوغرامات", "كيلوغراما", "كيلوغرام")),
]  # fmt: skip


def measured(random_: random.Random) -> Draft:
    if random_.random() < 0.3:
        pattern = random_.choice(["تراجعت البطالة بنسبة {x}.", "ارتفع الإيجار بنسبة {x}.", "خفض السعر بنسبة {x}."])
        n = random_.randint(2, 80)
        m = other_number(random_, n)
        forms = lambda k: [pattern.format(x=f"{k}%"), pattern.format(x=f"{k} بالمئة"), pattern.format(x=f"{k} في المئة".translate(DIGITS)), pattern.format(x=f"{k}٪".translate(DIGITS))]  # noqa: E731
        return contrast(random_, forms(n), forms(m), 4.9, 2.6)
    pattern, low, high, unit, other = random_.choice(MEASURED)
    n = random_.randint(low, high)
    say_ = lambda k, u: [pattern.format(x=f"{k} {u[0]}") + ".", pattern.format(x=f"{k} {_unit(k, *u[1:])}") + ".", pattern.format(x=f"{k} {_unit(k, *u[1:])}".translate(DIGITS)) + "."]  # noqa: E731
    same = say_(n, unit)
    if random_.random() < 0.6:
        return contrast(random_, same, say_(max(3, other_number(random_, n)), unit), 4.9, 2.6) if n > 3 else contrast(random_, same, say_(n + 4, unit), 4.9, 2.6)
    return contrast(random_, same, say_(n, other), 4.9, 2.6)


MONTHS = "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر".split()
LEVANT = "كانون الثاني,شباط,آذار,نيسان,أيار,حزيران,تموز,آب,أيلول,تشرين الأول,تشرين الثاني,كانون الأول".split(",")
EVENTS = ["يفتتح المعرض في", "ينتهي العقد في", "تبدأ المحاكمة في", "جرى الإحصاء في", "وقعت المعاهدة في", "آخر موعد للتقديم هو"]


def dated(random_: random.Random) -> Draft:
    event, year = random_.choice(EVENTS), random_.randint(1890, 2024)
    forms = lambda d, m, y: [f"{event} {d} {MONTHS[m]} {y}.", f"{event} {d} {LEVANT[m]} {y}.", f"{event} {d}/{m + 1}/{y}.", f"{event} {d} {MONTHS[m]} {y}.".translate(DIGITS)]  # noqa: E731
    day, month = random_.randint(1, 28), random_.randrange(12)
    other = random_.choice([((day + random_.randint(1, 9)) % 28 + 1, month, year), (day, (month + random_.randint(1, 11)) % 12, year), (day, month, year + random_.choice([-10, -1, 1, 10, 100]))])
    return contrast(random_, forms(day, month, year), forms(*other), 4.9, 2.8)


HOURS = ". الواحدة الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة".split() + ["الحادية عشرة", "الثانية عشرة"]
CLOCK = ["يغلق المطبخ الساعة {t}", "تبدأ نوبتها الساعة {t}", "تبحر آخر سفينة الساعة {t}", "دخل اللصوص الساعة {t}", "يقدم الفطور حتى الساعة {t}", "ولد الطفل الساعة {t}", "موعد نشرة الأخبار الساعة {t}"]


def clock(random_: random.Random) -> Draft:
    event = random_.choice(CLOCK)

    def forms(hour: int, minute: int) -> list[str]:
        spoken = {0: f"{HOURS[hour]} تماما", 15: f"{HOURS[hour]} والربع", 30: f"{HOURS[hour]} والنصف", 45: f"{HOURS[hour % 12 + 1]} إلا الربع"}[minute]
        return [event.format(t=t) + "." for t in (f"{hour}:{minute:02}", spoken, f"{hour}:{minute:02}".translate(DIGITS))]

    hour, minute = random_.randint(1, 12), random_.choice([0, 15, 30, 45])
    h, m = random_.choice([(hour % 12 + 1, minute), (hour, (minute + random_.choice([15, 30, 45])) % 60), ((hour + 4) % 12 + 1, minute)])
    return contrast(random_, forms(hour, minute), forms(h, m), 4.9, 2.7)


CONVERTED = [
    ("تستغرق النزهة {x}.", "تسعين دقيقة", "ساعة ونصفا", "تسع ساعات"), ("مدة الضمان {x}.", "سنتان", "24 شهرا", "شهران"), ("ركض {x} دون توقف.", "5 كيلومترات", "5000 متر", "500 متر"), ("انتظرنا {x}.", "نصف ساعة", "30 دقيقة", "13 دقيقة"), ("عدد سكان المدينة {x}.", "مليون ونصف", "1500000", "15 مليونا"),
    ("دامت الإمبراطورية {x}.", "ثلاثة قرون", "300 سنة", "ثلاثين سنة"), ("صوت {x} الأعضاء بالرفض.", "نصف", "50 بالمئة من", "5 بالمئة من"), ("تلف {x} المحصول.", "ربع", "25% من", "ثلث"), ("في الكيس {x} من الأرز.", "2 كغ", "2000 غرام", "200 غرام"), ("عرض اللوح {x}.", "1 م", "100 سم", "10 سم"),
    ("صدر القانون قبل {x}.", "عقد", "عشر سنوات", "مئة سنة"), ("غاب عنا {x}.", "أسبوعا", "سبعة أيام", "سبعة أشهر"), ("حل في المركز {x}.", "الثاني", "2", "22"),
]  # fmt: skip


def converted(random_: random.Random) -> Draft:
    pattern, a, b, c = random_.choice(CONVERTED)
    opener = random_.choice(["", "", "في النهاية ", "على ما أذكر ", "بحسب التقرير ", "هذه المرة "])
    texts = [opener + pattern.format(x=x) for x in (a, b, c)]
    if random_.random() < 0.5:
        texts[:2] = texts[1::-1]
    return texts[0], texts[1], texts[2], 4.8, 2.6


# country, adjective he, she, several people
PLACES = [tuple(p.split("/")) for p in """ألمانيا/ألماني/ألمانية/ألمان,فرنسا/فرنسي/فرنسية/فرنسيون,إيطاليا/إيطالي/إيطالية/إيطاليون,إسبانيا/إسباني/إسبانية/إسبان,روسيا/روسي/روسية/روس,الصين/صيني/صينية/صينيون,اليابان/ياباني/يابانية/يابانيون,اليونان/يوناني/يونانية/يونانيون,
مصر/مصري/مصرية/مصريون,السويد/سويدي/سويدية/سويديون,النرويج/نرويجي/نرويجية/نرويجيون,بولندا/بولندي/بولندية/بولنديون,الهند/هندي/هندية/هنود,كندا/كندي/كندية/كنديون,المكسيك/مكسيكي/مكسيكية/مكسيكيون,كوبا/كوبي/كوبية/كوبيون,المغرب/مغربي/مغربية/مغاربة,العراق/عراقي/عراقية/عراقيون,
لبنان/لبناني/لبنانية/لبنانيون,البرتغال/برتغالي/برتغالية/برتغاليون,كينيا/كيني/كينية/كينيون,تركيا/تركي/تركية/أتراك""".replace("\n", "").split(",")]
OF_A_PLACE = [
    ("تزوجت من رجل {m}.", "تزوجت من رجل من {n}."), ("فازت بالجائزة شاعرة {f}.", "فازت بالجائزة شاعرة من {n}."), ("جنحت سفينة شحن {f} قرب الميناء.", "جنحت سفينة شحن من {n} قرب الميناء."), ("ضاع سائح {m} في الغابة.", "ضاع سائح من {n} في الغابة."),
    ("طبيبنا الجديد {m}.", "طبيبنا الجديد من {n}."), ("أضرب عمال {p} عن العمل.", "أضرب عمال من {n} عن العمل."), ("هذه الجبنة {f}.", "هذه الجبنة مصنوعة في {n}."), ("خسر منتخب كرة القدم ال{m} المباراة.", "خسر منتخب {n} لكرة القدم المباراة."), ("زارنا وفد {m} في الأسبوع الماضي.", "زارنا وفد من {n} في الأسبوع الماضي."),
]  # fmt: skip


def placed(random_: random.Random) -> Draft:
    one, other = two(PLACES, random_)
    patterns = random_.choice(OF_A_PLACE)
    same, far = ([p.format(n=n, m=m, f=f, p=p_) for p in patterns] for n, m, f, p_ in (one, other))
    return contrast(random_, same, far, 4.8, 2.5)


SHORT_NAMES = [("الولايات المتحدة الأمريكية", "أمريكا", "الإمارات العربية المتحدة"), ("المملكة المتحدة", "بريطانيا", "المملكة المغربية"), ("هيئة الإذاعة البريطانية", "بي بي سي", "قناة سي إن إن"), ("حلف شمال الأطلسي", "الناتو", "حلف وارسو"), ("منظمة الأمم المتحدة للتربية والعلم والثقافة", "اليونسكو", "اليونيسف"),
               ("الاتحاد الدولي لكرة القدم", "الفيفا", "الاتحاد الدولي للتنس"), ("منظمة الدول المصدرة للنفط", "أوبك", "منظمة التجارة العالمية"), ("المملكة العربية السعودية", "السعودية", "المملكة الأردنية الهاشمية")]  # fmt: skip
ABOUT_NAMES = ["وصل وفد من {x} إلى المطار.", "نشر التقرير عن {x} هذا الأسبوع.", "في المجلة مقال طويل عن {x}.", "وجهت الرسالة إلى {x}.", "اجتمع منتقدو {x} في دار البلدية."]


def abbreviated(random_: random.Random) -> Draft:
    long, short, other = random_.choice(SHORT_NAMES)
    pattern = random_.choice(ABOUT_NAMES)
    a, b = random_.sample([long, short], 2)
    return pattern.format(x=a), pattern.format(x=b), pattern.format(x=other), 4.9, 2.3


SURNAMES = "الخطيب النجار حمدان العلي الصباغ مراد قاسم الزين بركات شاهين درويش الأسعد عيسى ناصر".split()
JOBS = ["[0:رسم/رسمت] جدارية المحطة", "[0:سيلقي/ستلقي] المحاضرة الافتتاحية", "[0:كتب/كتبت] التقرير عن الفيضان", "[0:فاز/فازت] ببطولة الشطرنج", "[0:يدير/تدير] المخبز عند الزاوية", "[0:اكتشف/اكتشفت] المذنب", "[0:يشرف/تشرف] على الأرشيف"]


def named(random_: random.Random) -> Draft:
    first, first2 = two([n for n in NAMES if n[1] == random_.choice("mf")] or NAMES, random_)
    if first[1] != first2[1]:
        first2 = next(n for n in NAMES if n[1] == first[1] and n != first)
    last, last2 = two(SURNAMES, random_)
    job = random_.choice(JOBS)
    forms = lambda f, s: [say(f"{f[0]} {s} {job}.", f, f), say(f"[0:السيد/السيدة] {f[0]} {s} {job}.", f, f), say(f"[0:الذي/التي] {job} [0:هو/هي] {f[0]} {s}.", f, f)]  # noqa: E731
    other = forms(first, last2) if random_.random() < 0.6 else forms(first2, last)
    return contrast(random_, forms(first, last), other, 4.8, 2.4)


COLOURS = [tuple(c.split("/")) for c in "أحمر/حمراء أزرق/زرقاء أخضر/خضراء أصفر/صفراء أسود/سوداء أبيض/بيضاء بني/بنية رمادي/رمادية برتقالي/برتقالية وردي/وردية بنفسجي/بنفسجية".split()]
OWNED = [("كوب m", "طاولة f"), ("قبعة f", "وشاح m"), ("قارب m", "سفينة f"), ("باب m", "شباك m"), ("بطانية f", "أريكة f"), ("شريط m", "صندوق m"), ("طائر m", "قفص m"), ("مزهرية f", "رف m"), ("حقيبة f", "كرسي m")]


def exchanged(random_: random.Random) -> Draft:
    (x, gx), (y, gy) = (w.split(" ") for w in random_.choice(OWNED))
    c, d = two(COLOURS, random_)
    there = "يوجد" if gx == "m" else "توجد"

    def forms(p: tuple[str, ...], q: tuple[str, ...]) -> list[list[str]]:
        cx, cy = p[gx == "f"], q[gy == "f"]
        return [
            [f"{there} {x} {cx} بجانب {y} {cy}.", f"بجانب {y} {cy} {there} {x} {cx}.", f"هناك {x} {cx} إلى جوار {y} {cy}."],
            [f"ال{x} ال{cx} أغلى من ال{y} ال{cy}.", f"ال{y} ال{cy} أرخص من ال{x} ال{cx}.", f"يفوق ثمن ال{x} ال{cx} ثمن ال{y} ال{cy}."],
            [f"لم يبق في المتجر سوى {x} {cx} و{y} {cy}.", f"لم يبق في المتجر سوى {y} {cy} و{x} {cx}.", f"كل ما بقي في المتجر {x} {cx} و{y} {cy}."],
        ]

    i = random_.randrange(3)
    return contrast(random_, forms(c, d)[i], forms(d, c)[i], 4.8, 2.4)


def resized(random_: random.Random) -> Draft:
    person, animal = random_.choice(["امرأة", "فتاة", "طفلة", "مزارعة"]), random_.choice(["كلب", "حصان", "ببغاء", "قط"])
    big, small = [("كبير", "ضخم"), ("صغير", "صغير الحجم")]
    f = lambda w: w.split(" ")[0] + "ة" + (" " + w.split(" ")[1] if " " in w else "")  # noqa: E731
    if random_.random() < 0.5:
        big, small = small, big
    return f"{person} {f(small[0])} تقف بجانب {animal} {big[0]}.", f"بجانب {animal} {big[1]} تقف {person} {f(small[1])}.", f"{person} {f(big[0])} تقف بجانب {animal} {small[0]}.", 4.7, 2.4


# plural, singular, gender of the singular, state of the plural, of the singular
SETS = [("النوافذ", "نافذة", "مكسورة", "مكسورة", "نوافذ", "f"), ("المحلات", "محل", "مغلقة", "مغلق", "محلات", "m"), ("الرسائل", "رسالة", "مفتوحة", "مفتوحة", "رسائل", "f"), ("الغرف", "غرفة", "محجوزة", "محجوزة", "غرف", "f"), ("الملفات", "ملف", "تالفة", "تالف", "ملفات", "m"),
        ("الدراجات", "دراجة", "معطلة", "معطلة", "دراجات", "f"), ("الطرق", "طريق", "مقطوعة", "مقطوع", "طرق", "m"), ("الأشجار", "شجرة", "يابسة", "يابسة", "أشجار", "f"), ("المصابيح", "مصباح", "مطفأة", "مطفأ", "مصابيح", "m")]  # fmt: skip
WHERE = ["في الطابق الثاني", "في المدينة", "هنا", "في المبنى", "في هذه الناحية", ""]


def quantified(random_: random.Random) -> Draft:
    plural, noun, state, state1, bare, gender = random_.choice(SETS)
    w = random_.choice(WHERE)
    w = f" {w}" if w else ""
    there = "يوجد" if gender == "m" else "توجد"
    pron = "هو" if gender == "m" else "هي"
    every = [f"كل {plural}{w} {state}.", f"جميع {plural}{w} {state}.", f"ما من {noun}{w} إلا و{pron} {state1}."]
    none = [f"لا {there} {noun} {state1}{w}.", f"ما من {noun} {state1}{w}.", f"ليس هناك {'أي' if gender == 'm' else 'أي'} {noun} {state1}{w}."]
    some = [f"بعض {plural}{w} {state}.", f"هناك {bare} {state}{w}.", f"توجد {bare} {state}{w}."]
    notall = [f"ليست كل {plural}{w} {state}.", f"هناك {noun} {'واحد' if gender == 'm' else 'واحدة'} على الأقل{w} غير {state1}.", f"بعض {plural}{w} غير {state}."]
    most = [f"معظم {plural}{w} {state}.", f"أغلب {plural}{w} {state}.", f"أكثر من نصف {plural}{w} {state}."]
    same, other, hint = random_.choice([(every, none, 1.5), (none, every, 1.5), (every, notall, 2.0), (notall, every, 2.0), (some, none, 1.8), (none, some, 1.8), (most, none, 1.8), (every, some, 2.8), (some, every, 2.8)])
    return contrast(random_, same, other, 4.7, hint)


# he, she, what, verbal noun
ACTS = [tuple(a.split("/")) for a in """أصلح/أصلحت/السقف/إصلاح السقف;باع/باعت/المزرعة/بيع المزرعة;كتب/كتبت/الوصية/كتابة الوصية;ترك/تركت/الجيش/ترك الجيش;افتتح/افتتحت/مقهى/افتتاح مقهى;انتقل/انتقلت/إلى مسقط/الانتقال إلى مسقط;نظف/نظفت/المطبخ/تنظيف المطبخ;
قابل/قابلت/المحامية/مقابلة المحامية;أنهى/أنهت/الدراسة/إنهاء الدراسة;شاهد/شاهدت/المباراة/مشاهدة المباراة;طبخ/طبخت/العشاء/طبخ العشاء;زار/زارت/المتحف/زيارة المتحف;اشترى/اشترت/الخاتم/شراء الخاتم;حزم/حزمت/الحقيبة/حزم الحقيبة;دفع/دفعت/الغرامة/دفع الغرامة""".replace("\n", "").split(";")]


def ordered(random_: random.Random) -> Draft:
    who = random_.choice(NAMES + ROLES)
    x, y = two(ACTS, random_)

    def forms(p: tuple[str, ...], q: tuple[str, ...]) -> list[str]:
        p_did, q_did = f"[0:{p[0]}/{p[1]}]", f"[0:{q[0]}/{q[1]}]"
        patterns = [f"{p_did} {{0}} {p[2]} قبل {q[3]}", f"{q_did} {{0}} {q[2]} بعد {p[3]}", f"قبل {q[3]} {p_did} {{0}} {p[2]}", f"بعد {p[3]} {q_did} {{0}} {q[2]}", f"{p_did} {{0}} {p[2]} وبعد ذلك {q_did} {q[2]}"]
        return [say(t, who, who) + "." for t in patterns]

    return contrast(random_, forms(x, y), forms(y, x), 4.8, 2.3)


FOODS = "حساء الفطر, كعكة الشوكولاتة, السمك المشوي, الأرز بالحليب, خبز البصل, فطيرة التفاح, جبنة الماعز, يخنة العدس, الدجاج المحمر, المعكرونة".split(", ")
SCOPES = [
    ("لا يأكل {x} إلا {0}", "لا أحد غير {0} يأكل {x}", "لا [0:يأكل/تأكل] {0} إلا {x}", "{0} لا [0:يأكل/تأكل] شيئا غير {x}"), ("لم [0:يقل/تقل] {0} إن {1} [1:يريد/تريد] {x}", "{0} لم [0:يذكر/تذكر] أن {1} [1:يريد/تريد] {x}", "[0:قال/قالت] {0} إن {1} لا [1:يريد/تريد] {x}", "حسب كلام {0} لا [1:يريد/تريد] {1} {x}"),
    ("[0:يعتقد/تعتقد] {0} أن {1} [1:اشترى/اشترت] {x}", "في رأي {0} [1:اشترى/اشترت] {1} {x}", "[1:يعتقد/تعتقد] {1} أن {0} [0:اشترى/اشترت] {x}", "في رأي {1} [0:اشترى/اشترت] {0} {x}"), ("[0:طلب/طلبت] {0} من {1} إعداد {x}", "[0:الذي طلب/التي طلبت] من {1} إعداد {x} [0:هو/هي] {0}", "[1:طلب/طلبت] {1} من {0} إعداد {x}", "[1:الذي طلب/التي طلبت] من {0} إعداد {x} [1:هو/هي] {1}"),
    ("إذا [0:جاء/جاءت] {0} [1:فسيعد/فستعد] {1} {x}", "[1:سيعد/ستعد] {1} {x} إذا [0:جاء/جاءت] {0}", "إذا [1:جاء/جاءت] {1} [0:فسيعد/فستعد] {0} {x}", "[0:سيعد/ستعد] {0} {x} إذا [1:جاء/جاءت] {1}"), ("على عكس {1} [0:يأكل/تأكل] {0} {x}", "{0} [0:يأكل/تأكل] {x} أما {1} فلا", "على عكس {0} [1:يأكل/تأكل] {1} {x}", "{1} [1:يأكل/تأكل] {x} أما {0} فلا"),
    ("[0:ذهب/ذهبت] {0} إلى المتجر لأن {1} [1:أراد/أرادت] {x}", "لأن {1} [1:أراد/أرادت] {x} [0:ذهب/ذهبت] {0} إلى المتجر", "[1:ذهب/ذهبت] {1} إلى المتجر لأن {0} [0:أراد/أرادت] {x}", "لأن {0} [0:أراد/أرادت] {x} [1:ذهب/ذهبت] {1} إلى المتجر"), ("صديق {0} أحضر {x} {l1}", "أحضر صديق {0} {x} من أجل {1}", "صديق {1} أحضر {x} {l0}", "أحضر صديق {1} {x} من أجل {0}"),
    ("حتى {0} [0:جرب/جربت] {x}", "الكل [0:جرب/جرب] {x} بما في ذلك {0}", "{0} [0:جرب/جربت] حتى {x}", "{0} [0:جرب/جربت] كل شيء بما في ذلك {x}"),
]  # fmt: skip


def scoped(random_: random.Random) -> Draft:
    a, b = two(NAMES, random_)
    x = random_.choice(FOODS)
    texts = [say(p, a, b, x=x) + "." for p in random_.choice(SCOPES)]
    return contrast(random_, texts[:2], texts[2:], 4.6, 2.2)


CITIES = "لشبونة فيينا براغ أثينا دبلن وارسو جنيف نابولي بوسطن دمشق عمان الدوحة سيول سيدني مونتريال تونس بيروت هامبورغ حلب طنجة".split()
ROUTES = [
    ("يسير القطار الليلي من {a} إلى {b}.", "القطار الليلي المتجه إلى {b} ينطلق من {a}.", "يصل القطار الليلي القادم من {a} إلى {b}."), ("[0:انتقل/انتقلت] {0} من {a} إلى {b} في الربيع.", "في الربيع [0:غادر/غادرت] {0} {a} [0:واستقر/واستقرت] في {b}.", "[0:ترك/تركت] {0} {a} في الربيع [0:وذهب/وذهبت] إلى {b}."),
    ("أرسل الطرد من {a} إلى {b}.", "الطرد المرسل من {a} متجه إلى {b}.", "أرسل أحدهم طردا إلى {b} من {a}."), ("تقع {a} شمال {b}.", "تقع {b} جنوب {a}.", "{b} أبعد إلى الجنوب من {a}."), ("سكان {a} أكثر من سكان {b}.", "سكان {b} أقل من سكان {a}.", "عدد سكان {b} دون عدد سكان {a}."),
]  # fmt: skip


def routed(random_: random.Random) -> Draft:
    a, b = two(CITIES, random_)
    who, patterns = random_.choice(NAMES), random_.choice(ROUTES)
    same, other = ([say(p, who, who, a=x, b=y) for p in patterns] for x, y in ((a, b), (b, a)))
    return contrast(random_, same, other, 4.7, 2.3)


KINDS_OF = [
    ("آلة موسيقية", "كمان, ناي, طبل, قيثارة, عود, أكورديون", "في العلية {x}."), ("حيوان", "عنزة, ثعلب, سنجاب, قنفذ, حمار, قندس", "اعتنى الحارس بصغير {x}."), ("طائر", "عصفور, بومة, لقلق, بجعة, حمامة, نورس", "على سطحنا {x}."), ("مركبة", "شاحنة, جرار, دراجة نارية, سيارة أجرة, سيارة إسعاف", "أوقفت الشرطة {x} على الطريق السريع."),
    ("أداة", "مطرقة, مفك, كماشة, رافعة", "عثر على {x} قرب الرف."), ("زهرة", "وردة, سوسنة, زنبقة, أقحوانة", "رسمت {x} على الجدار."), ("شجرة", "بلوطة, صنوبرة, صفصافة, زيتونة", "خلف المزرعة {x} كبيرة."), ("قطعة أثاث", "خزانة, أريكة, طاولة, مكتبة", "كسر العمال {x} على الدرج."), ("حشرة", "نحلة, خنفساء, بعوضة, فراشة, نملة", "على دفترها {x}."), ("فاكهة", "كمثرى, خوخة, موزة, بطيخة, كرزة", "أعطي الطفل {x} بعد الغداء."), ("قطعة سلاح", "بندقية, خنجر, رمح, سيف", "عثرت الشرطة مع اللص على {x}."), ("قطعة ملابس", "سترة, تنورة, عباءة", "نسي أحدهم {x} في القاعة."),
]  # fmt: skip


def broader(random_: random.Random) -> Draft:
    up, members, pattern = random_.choice(KINDS_OF)
    a, b = two(members.split(", "), random_)
    return pattern.format(x=a), pattern.format(x=up), pattern.format(x=b), 3.9, 2.6


WORDY = ["ما أريد قوله هو الآتي: {s}", "عليك أن تعلم ما يلي: {s}", "هذا ما أخبروني به: {s}", "ولا بد من القول: {s}", "باختصار شديد: {s}", "وأضيف أمرا واحدا: {s}"]


def wordy(random_: random.Random) -> Draft:
    a, near, far, _, low = random_.choice([opposed, negated_deed, passive, counted, ordered])(random_)
    return a, random_.choice(WORDY).format(s=near), far, 4.4, low


GRAMMAR = Grammar(
    "ar",
    {
        "role-swap": [passive, passive, converse, converse, compared],
        "harmless-swap": [symmetric],
        "negation": [negated_state, negated_deed, negated_deed, nobody],
        "antonym": [opposed],
        "number": [counted, counted, measured, measured, dated, clock, converted],
        "name": [placed, abbreviated, named],
        "modifier": [exchanged, exchanged, resized],
        "quantifier": [quantified],
        "time-order": [ordered],
        "word-order": [scoped, scoped, routed],
        "hypernym": [broader],
        "wordy": [wordy],
    },
)
