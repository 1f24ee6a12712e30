/*
 * Decides what japicmp has found between the baseline and the SPI of this build: its post-analysis script, to which it passes
 * jApiClasses. Fails unless the breaks are exactly those of accepted-breaks.txt, which is beside the baseline.
 *
 * A break is a change that japicmp calls incompatible, binary or in source, except a method that is added to an interface of
 * implemented-by-spindle.txt, or with a body to any interface: japicmp calls it incompatible if it overrides one of an interface above.
 * Two changes that japicmp does not report are breaks too: another value of a constant, which the compiler has copied into plugins, and
 * another order of record components, which can leave the constructor's signature as it was.
 */
import japicmp.model.JApiMethod
import javassist.CtClass
import javassist.Modifier

if (!jApiClasses.any { it.oldClass.present }) {
    throw new IllegalStateException('the baseline of the SPI has no class: restore sim-core/spi/api from version control')
}
def directory = new File(System.getProperty('maven.multiModuleProjectDirectory'), 'sim-core/spi/api')
def entries = { new File(directory, it).readLines('UTF-8')*.trim().findAll { it && !it.startsWith('#') } }

def host = entries('implemented-by-spindle.txt') as Set
def accepted = entries('accepted-breaks.txt').collectEntries { def parts = it.split(' # ', 2); [parts[0].trim(), parts.length > 1 && parts[1].trim()] }

def moreToImplement = ['METHOD_ADDED_TO_INTERFACE', 'METHOD_ABSTRACT_ADDED_IN_IMPLEMENTED_INTERFACE'] as Set
def hasBody = { it instanceof JApiMethod && it.newMethod.present && !Modifier.isAbstract(it.newMethod.get().modifiers) }
def components = { CtClass type -> type.declaredFields.findAll { !Modifier.isStatic(it.modifiers) }*.name }
def breaks = new TreeSet<String>()
for (type in jApiClasses) {
    def name = type.fullyQualifiedName
    def add = { place, element ->
        for (change in element.compatibilityChanges) {
            boolean compatible = change.binaryCompatible && change.sourceCompatible
            if (!compatible && !(change.type.name() in moreToImplement && (name in host || hasBody(element)))) {
                breaks << "$place: ${change.type}".toString()
            }
        }
    }
    add(name, type)
    type.interfaces.each { add("$name implements ${it.fullyQualifiedName}", it) }
    add("$name extends", type.superclass)
    (type.methods + type.constructors).each { add("$name.${it.name}(${it.parameters*.type.join(', ')})", it) }
    type.fields.each {
        add("$name.${it.name}", it)
        def was = it.oldFieldOptional.orElse(null)
        def is = it.newFieldOptional.orElse(null)
        def visible = was && (Modifier.isPublic(was.modifiers) || Modifier.isProtected(was.modifiers))
        if (visible && is && was.constantValue != is.constantValue) {
            breaks << "$name.${it.name}: VALUE_CHANGED from ${was.constantValue} to ${is.constantValue}".toString()
        }
    }
    def old = type.oldClass.orElse(null)
    def now = type.newClass.orElse(null)
    if (old?.superclass?.name == 'java.lang.Record' && now != null && components(old) != components(now)) {
        breaks << "$name: COMPONENTS_CHANGED from ${components(old)} to ${components(now)}".toString()
    }
}

def present = jApiClasses.findAll { it.newClass.present }*.fullyQualifiedName as Set
def problems = (breaks - accepted.keySet()).collect { "break: $it" } +
        (accepted.keySet() - breaks).collect { "accepted, but not a break: $it" } +
        accepted.findAll { !it.value }.collect { "accepted without ' # ' and a reason: ${it.key}" } +
        (host - present).collect { "implemented-by-spindle.txt names no type of the SPI: $it" }
if (problems) {
    throw new IllegalStateException("""\
the SPI breaks plugins that were built against ${directory}:
  ${problems.join('\n  ')}
Take the change back, add what is new beside what is old, or enter the break (what follows 'break: ') and ' # ' and the reason in
accepted-breaks.txt there and raise the major version. docs/plugins.md says what stays compatible.""")
}
return jApiClasses
