/** Arabic words and phrases of modality, condition and quantity; lines as in en.ts. */
export const ARABIC = `
modality necessary: يجب, يجب أن, ينبغي, ينبغي أن, يلزم, يلزم أن, لازم, اللازم, لا بد, لابد, عليك, عليه, علينا, عليهم, مضطر, ملزم, ملزمون, ملزمة, إلزامي, إلزامية, إجباري, إجبارية, ضروري, ضرورية, من الضروري
modality advised: يفضل, يستحسن, ينصح, من الأفضل
modality possible: يمكن, يمكنك, يمكنه, يمكنها, يمكنهم, يمكنني, يستطيع, تستطيع, أستطيع, نستطيع, يستطيعون, استطاع, يجوز, يجوز أن, بإمكان, قادر, قادرة, مسموح, ~ب?امكان\\p{L}*
modality open: قد
modality doubtful: ربما, لعل, لعله, لعلها, لعلهم, محتمل, من المحتمل, يحتمل, على الأرجح
modality certain: بالتأكيد, حتما, مؤكد, من المؤكد, بلا شك, بدون شك, لا شك, قطعا
modality wanted: يريد, تريد, أريد, نريد, يريدون, يرغب, ينوي, أود, يود
modality optional: اختياري, اختيارية
modality known: أعلم, يعلم, نعلم, أعرف, يعرف, تعرف, نعرف
modality believed: أظن, يظن, تظن, نظن, أعتقد, يعتقد, تعتقد, نعتقد
modality planned: سوف, ~س[يتنا]\\p{L}{3,}
condition only: فقط, حصرا, لا غير
condition if: إذا, لو, بشرط, بشرط أن, شرط أن, شريطة, طالما, ما دام
condition unless: إلا إذا, ما لم, إلا أن
condition because: لأن, لأنه, لأنها, لأنهم, ~لان(?:ه|ها|هم|نا|ي|ك)?, بسبب, بفضل, نظرا
condition although: رغم, رغم أن, مع أن, مع أنه, مع أنها, حتى لو, حتى إذا, ولو, ولو أن, على الرغم
condition except: عدا, ما عدا, باستثناء, سوى
condition including: بما فيهم, بما في, بمن فيهم
condition when: عندما, حين, حينما, لما
condition while: بينما, أثناء
condition before: قبل, قبل أن
condition after: بعد, بعد أن
quantifier half: نصف
quantifier all: كل, جميع, الجميع, كافة, كامل
quantifier least: على الأقل
quantifier most: على الأكثر, كحد أقصى
quantifier many: كثير, كثيرة, كثيرا, الكثير, العديد, عديدة
quantifier few: قليل, قليلة, قليلا, القليل
quantifier enough: كاف, كافية, كافي, يكفي
quantifier some: بعض, عدة, أحدهم, أحد, إحدى
`;
